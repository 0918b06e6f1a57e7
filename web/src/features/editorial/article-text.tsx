import { type ComponentType, createElement, lazy, type LazyExoticComponent, type ReactNode } from "react";
import { SourceName } from "../../content/Cite.tsx";
import { loadText, type TextModule } from "../../content/content.ts";
import type { ContentEntry } from "../../content/content-entry.ts";
import { MDX_COMPONENTS } from "../../content/mdx-components.tsx";
import { Sources } from "./Sources.tsx";

const opened = new Map<string, LazyExoticComponent<ComponentType>>();

/** The text of an entry with its publications. */
export const drawText = ({ file }: ContentEntry): ReactNode => file && createElement(textOf(file));

/** Cached, because React needs the same component to hydrate. */
function textOf(file: string): ComponentType {
  const known =
    opened.get(file) ??
    lazy(async () => {
      const module = await loadText(file);
      return { default: module?.default ? withSources(module, module.default) : emptyText(file) };
    });
  opened.set(file, known);
  return known;
}

function withSources({ sources, hasOwnFigures }: TextModule, Text: NonNullable<TextModule["default"]>): ComponentType {
  const Cite = ({ id }: { id: string }) => sources[id] && <SourceName source={sources[id]} />;
  const components = { ...MDX_COMPONENTS, Cite };
  return () => (
    <>
      <div className="prose">
        <Text components={components} />
      </div>
      <Sources sources={Object.values(sources)} hasOwnFigures={hasOwnFigures} />
    </>
  );
}

function emptyText(file: string): ComponentType {
  console.error(`src/content/${file} is skipped: it has no default export`);
  return () => null;
}
