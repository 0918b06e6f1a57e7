import { Tokenizer } from "parse5";

const HEAD_TAGS = ["title", "meta", "link"];

interface DrawnPage {
  head: string;
  body: string;
  title: string;
}

/** React renders title, meta and link first when there is no <head> in the tree: moves them there. */
export function headAndBody(html: string): DrawnPage {
  let end = html.length;
  let title = "";
  let isTitle = false;
  const stop = (at: number | undefined): void => {
    end = Math.min(end, at ?? 0);
    tokenizer.pause();
  };
  const text = ({ chars, location }: { chars: string; location: { startOffset: number } | null }): void => {
    if (isTitle) title += chars;
    else stop(location?.startOffset);
  };
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag({ tagName, location }) {
        isTitle = tagName === "title";
        if (!HEAD_TAGS.includes(tagName)) stop(location?.startOffset);
      },
      onEndTag({ tagName, location }) {
        isTitle = false;
        if (!HEAD_TAGS.includes(tagName)) stop(location?.startOffset);
      },
      onCharacter: text,
      onWhitespaceCharacter: text,
      onNullCharacter: text,
      onComment: ({ location }) => stop(location?.startOffset),
      onDoctype: ({ location }) => stop(location?.startOffset),
      onEof: () => undefined,
    },
  );
  tokenizer.write(html, true);
  return { head: html.slice(0, end), body: html.slice(end), title };
}
