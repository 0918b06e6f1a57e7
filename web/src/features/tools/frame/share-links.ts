/** Networks' share links; nothing is loaded from them before a tap. */
export const shareLinks = (text: string, url: string): { name: string; url: string }[] => [
  { name: "WhatsApp", url: `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}` },
  {
    name: "Facebook",
    url: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  },
  { name: "X", url: `https://x.com/intent/post?${new URLSearchParams({ text, url })}` },
];
