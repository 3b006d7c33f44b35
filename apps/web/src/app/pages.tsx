import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { inLanguage } from '../lib/language/in-language.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { ProtectedRoute } from './protected-route.tsx';
import { type AppRoute, learnerScreens, publicScreens } from './router.tsx';

const Layout = inLanguage(RootLayout);
const Protected = inLanguage(ProtectedRoute);

/** Routes of all screens. An unknown address redirects to the home page. */
export function Pages() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {publicScreens.map(toRoute)}
        <Route element={<Protected />}>{learnerScreens.map(toRoute)}</Route>
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  );
}

function toRoute({ path, screen: { Component } }: AppRoute): ReactNode {
  return <Route key={path} path={path} element={<Component />} />;
}
