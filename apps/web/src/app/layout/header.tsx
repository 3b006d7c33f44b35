import { languages } from '@python-learning/domain';
import { useCallback, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { setLanguage, useLanguage } from '../../lib/language/language.ts';
import { languageNames } from '../../lib/language/language-names.ts';
import { useSession } from '../../lib/session/session.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DropDown } from '../../ui/drop-down.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useEscape } from '../../ui/use-escape.ts';
import { useWasTrue } from '../../ui/use-was-true.ts';
import { AccountActions, AccountMenu, LoginLink } from './account-menu.tsx';
import { Logo } from './logo.tsx';
import { ContactLink, MainLinks, ParentsLink, PolicyLinks, UpgradeLink } from './navigation.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function Header() {
  const { pathname } = useLocation();
  // The menu is open on one page only: navigation closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === pathname;
  const menuButton = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  useEscape(
    open,
    useCallback(() => {
      setOpenOn(null);
      menuButton.current?.focus();
    }, []),
  );
  return (
    // In a low window, as with large letters, the header scrolls away: sticky, it would leave little to read.
    <header className="@container sticky top-[calc(min(0px,100dvh-26rem)*99)] z-20 print:hidden border-b border-line bg-ground">
      <div className="mx-auto flex min-h-14 max-w-6xl flex-wrap items-center gap-x-2 px-3 md:min-h-16 md:px-6 @min-[78rem]:flex-nowrap">
        <Logo />
        <nav
          aria-label={m.core_main_navigation()}
          className="order-last -mx-3 hidden basis-full flex-wrap items-center pb-2 whitespace-nowrap md:flex @min-[78rem]:order-none @min-[78rem]:mx-0 @min-[78rem]:ms-3 @min-[78rem]:basis-auto @min-[78rem]:flex-nowrap @min-[78rem]:pb-0"
        >
          <MainLinks />
          <DropDown label={m.core_policy()}>
            <PolicyLinks />
          </DropDown>
        </nav>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-1.5 @min-[78rem]:flex-nowrap">
          <LanguageSwitch />
          <div className="hidden flex-wrap items-center justify-end gap-1.5 md:flex @min-[78rem]:flex-nowrap">
            <ThemeSwitch />
            <UpgradeLink />
            <AccountMenu />
          </div>
          <button
            ref={menuButton}
            type="button"
            aria-label={m.core_menu()}
            aria-expanded={open}
            aria-controls={menuId}
            onClick={() => setOpenOn(open ? null : pathname)}
            className="grid size-11 place-items-center rounded-xl hover:bg-sunken md:hidden"
          >
            <Icon name={open ? 'cross' : 'menu'} />
          </button>
        </div>
      </div>
      <MobileMenu id={menuId} open={open} />
    </header>
  );
}

type MobileMenuProps = { id: string; open: boolean };

/** Its links are rendered when it first opens: every page would wait for them, and most menus are never opened. */
function MobileMenu({ id, open }: MobileMenuProps) {
  const wasOpened = useWasTrue(open);
  return (
    <div
      id={id}
      hidden={!open}
      className="max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-line bg-ground px-3 pt-2 pb-6 md:hidden"
    >
      {wasOpened && <MobileMenuLinks />}
    </div>
  );
}

function MobileMenuLinks() {
  const { user, status } = useSession();
  return (
    <>
      {status !== 'unknown' && user === null && (
        <div className="grid grid-cols-1 px-3 pb-2">
          <LoginLink />
        </div>
      )}
      <nav aria-label={m.core_main_navigation()} className="grid grid-cols-1 text-lg">
        <MainLinks />
        <ParentsLink />
        <ContactLink />
      </nav>
      <div className="mt-2 grid grid-cols-1 gap-3 border-t border-line px-3 py-4">
        {user !== null && (
          <>
            <p className="flex items-center gap-2 font-bold">
              <Icon name="user" />
              <span className="min-w-0 wrap-anywhere">{user.username}</span>
            </p>
            <AccountActions />
          </>
        )}
        <UpgradeLink />
        <ThemeSwitch labelled />
      </div>
      <nav aria-label={m.core_policy()} className="grid grid-cols-1 border-t border-line pt-2">
        <PolicyLinks />
      </nav>
    </>
  );
}

function LanguageSwitch() {
  const current = useLanguage();
  return (
    <fieldset className="flex shrink-0 rounded-xl bg-sunken p-0.5" aria-label={m.core_language()}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => setLanguage(language)}
          className={classNames(
            'min-h-11 rounded-[0.625rem] px-2.5 leading-none whitespace-nowrap',
            language === current
              ? 'bg-surface font-bold text-ink ring-1 ring-line'
              : 'text-muted hover:text-ink',
          )}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  );
}
