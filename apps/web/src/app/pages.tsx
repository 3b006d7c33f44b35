import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { inLanguage } from '../lib/language/in-language.tsx';
import { paths } from '../lib/paths.ts';
import type { AppScreen } from '../lib/screens.ts';
import { RootLayout } from './layout/root-layout.tsx';
import { ProtectedRoute } from './protected-route.tsx';
import { fetchedScreens } from './router.tsx';

const Layout = inLanguage(RootLayout);
const Protected = inLanguage(ProtectedRoute);

/** Routes of all screens. An unknown address redirects to the home page. */
export function Pages() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {listRoutes('anyone')}
        <Route element={<Protected />}>{listRoutes('learner')}</Route>
        <Route path="*" element={<Navigate to={paths.home()} replace />} />
      </Route>
    </Routes>
  );
}

function listRoutes(access: AppScreen['access']): ReactNode {
  return fetchedScreens
    .filter((route) => route.access === access)
    .map(({ path, screen: { Component } }) => <Route key={path} path={path} element={<Component />} />);
}
