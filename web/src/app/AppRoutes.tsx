import { lazy, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { BrokenPage } from "./BrokenPage.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { LanguageRoute } from "./LanguageRoute.tsx";
import { SiteLayout } from "./SiteLayout.tsx";
import { HydrationMarker } from "./HydrationMarker.tsx";
import { PageViews } from "./PageViews.tsx";
import HomePage from "./pages/HomePage.tsx";
import { PageLoading } from "./PageLoading.tsx";

// lazy chunks; the home page is in the main one, because most visits begin there
const Upload = lazy(() => import("./pages/UploadPage.tsx"));
const Details = lazy(() => import("./pages/DetailsPage.tsx"));
const Analyzing = lazy(() => import("./pages/AnalyzingPage.tsx"));
const Report = lazy(() => import("./pages/ReportPage.tsx"));
const Privacy = lazy(() => import("../features/legal/PrivacyPage.tsx"));
const Terms = lazy(() => import("../features/legal/TermsPage.tsx"));
const Contact = lazy(() => import("../features/legal/ContactPage.tsx"));
const Impressum = lazy(() => import("../features/legal/ImpressumPage.tsx"));
const Blog = lazy(() => import("../features/editorial/BlogPage.tsx"));
const Post = lazy(() => import("../features/editorial/ArticlePage.tsx"));
const Content = lazy(() => import("./pages/OtherPage.tsx"));
const Tool = lazy(() => import("../features/tools/ToolRoute.tsx"));
const Check = lazy(() => import("../features/details/pages/CheckRoute.tsx"));
const SeoDebug = lazy(() => import("../features/editorial/SeoDebugPage.tsx"));
const GlobTest = lazy(() => import("../features/editorial/GlobTestPage.tsx"));

/** Pages below `/{lang}` and, without a language, at the root. */
const EVERYWHERE = (
  <>
    <Route caseSensitive path="blog" element={<Blog />} />
    <Route caseSensitive path="blog/:slug" element={<Post />} />
    <Route caseSensitive path="privacy" element={<Privacy />} />
    <Route caseSensitive path="terms" element={<Terms />} />
    <Route caseSensitive path="contact" element={<Contact />} />
    <Route caseSensitive path="impressum" element={<Impressum />} />
  </>
);

/** All routes of the public site, case-insensitive like the gateway's. Others redirect to the localised home page. */
export function AppRoutes() {
  return (
    <ErrorBoundary fallback={<BrokenPage />}>
      <Suspense fallback={<PageLoading />}>
        <HydrationMarker />
        <PageViews />
        <Routes>
          <Route path=":lang" element={<LanguageRoute />}>
            <Route element={<SiteLayout />}>
              <Route index element={<HomePage />} />
              {EVERYWHERE}
              <Route caseSensitive path="tools/:slug/:result?" element={<Tool otherwise={<Content />} />} />
              <Route caseSensitive path="check/*" element={<Check otherwise={<Content />} />} />
              <Route path="*" element={<Content />} />
            </Route>
            <Route caseSensitive path="upload" element={<Upload />} />
            <Route caseSensitive path="details" element={<Details />} />
            <Route caseSensitive path="analyzing" element={<Analyzing />} />
            <Route caseSensitive path="report/:reportId" element={<Report />} />
          </Route>
          <Route caseSensitive path="report/:reportId" element={<Report />} />
          <Route element={<SiteLayout />}>
            {EVERYWHERE}
            <Route caseSensitive path="seo-debug" element={<SeoDebug />} />
            <Route caseSensitive path="glob-test" element={<GlobTest />} />
          </Route>
          <Route path="*" element={<Navigate to="/de" replace />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
