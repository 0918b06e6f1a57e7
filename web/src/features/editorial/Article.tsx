import "@hundeblick/web-kit/styles/tool.css";
import "@hundeblick/web-kit/styles/editorial.css";
import { ArrowLeft, Camera } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHead } from "#shared/head/PageHead.tsx";
import { LANGUAGES } from "@hundeblick/proto/languages";
import type { ContentEntry } from "../../content/content-entry.ts";
import { useReview } from "#shared/review/use-review.ts";
import { ArticleHead } from "./ArticleHead.tsx";
import { drawText } from "./article-text.tsx";
import { Breadcrumbs } from "./PageSchema.tsx";
import { reviewable } from "./reviewable.ts";
import { useShowParts } from "#shared/ui/use-show-parts.ts";

/** A text with its head, sources, and a link to the photo check. */
export function Article({ entry, children }: { entry: ContentEntry; children?: ReactNode }) {
  const { t } = useTranslation();
  useShowParts(entry.url);
  const review = useReview(reviewable(entry));
  const blog = { name: t("Guides"), path: `/${entry.language}/blog` };
  return (
    <div className="wrap wrap--text page-top article-page">
      <PageHead
        type="article"
        title={`${entry.seoTitle} – Hundeblick`}
        description={entry.description}
        keywords={entry.keywords.join(", ")}
        path={entry.url}
        languages={LANGUAGES.filter((to) => entry.translations[to])}
        alternate={(to) => entry.translations[to] ?? entry.url}
      />
      <Breadcrumbs trail={[blog, { name: entry.title, path: entry.url }]} article={entry} review={review} />
      <p className="no-print">
        <Link className="back-link" to={blog.path}>
          <ArrowLeft className="icon" aria-hidden /> {t("Back to all posts")}
        </Link>
      </p>
      <article className="article">
        <ArticleHead entry={entry} />
        {drawText(entry)}
        <p className="small soft">{t("This page informs. It does not replace a visit to the vet.")}</p>
      </article>
      <aside className="card stack no-print" aria-labelledby="try-it">
        <h2 className="step-5" id="try-it">
          {t("How is your dog doing?")}
        </h2>
        <p>{t("One photo, a few questions, one honest report. Free and without an account.")}</p>
        <p>
          <Link className="button" to={`/${entry.language}`}>
            <Camera className="icon" aria-hidden />
            {t("Check a photo")}
          </Link>
        </p>
      </aside>
      {children}
    </div>
  );
}
