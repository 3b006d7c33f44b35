import type { ComponentProps, ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { AccountFrame } from '../../features/auth/account-frame.tsx';
import { BusyScreen } from '../../ui/screen-loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function LoginOutline() {
  return (
    <AccountOutline title={m.auth_login_title()} lead={m.auth_login_lead()}>
      <Form>
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-28 w-full" />
        {/* As `Switch` shows it. */}
        <div className="me-18">
          <p className="font-bold">{m.auth_shared_phone()}</p>
          <p className="text-muted">{m.auth_shared_phone_text()}</p>
        </div>
      </Form>
    </AccountOutline>
  );
}

export function SignupOutline() {
  return (
    <AccountOutline title={m.auth_signup_title()} lead={m.auth_signup_lead()}>
      <Form>
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-28 w-full" />
      </Form>
    </AccountOutline>
  );
}

export function ForgotPasswordOutline() {
  return (
    <AccountOutline title={m.auth_forgot_title()} lead={m.auth_forgot_lead()}>
      <Form>
        <Skeleton className="h-20 w-full" />
      </Form>
    </AccountOutline>
  );
}

/** The emblem draws itself once, with the screen. */
function AccountOutline(props: ComponentProps<typeof AccountFrame>) {
  return (
    <div className="contents [&_aside_svg]:invisible">
      <AccountFrame {...props} />
    </div>
  );
}

/** Shapes instead of fields: what is typed into a field before the app runs would be lost. */
function Form({ children }: { children: ReactNode }) {
  return (
    <BusyScreen label={m.core_loading()} className="grid grid-cols-1 gap-5">
      {children}
      <Skeleton className="h-12 w-full rounded-xl" />
    </BusyScreen>
  );
}
