import type { HtmlTagDescriptor, Plugin } from 'vite'

const meta = (name: string, content: string): HtmlTagDescriptor => ({ tag: 'meta', attrs: { name, content } })

/** The common beginning of the heads of all pages. */
const COMMON: readonly HtmlTagDescriptor[] = [
  { tag: 'meta', attrs: { charset: 'utf-8' } },
  { tag: 'title', children: "Captain's Table" },
]

/** The heads of the pages of other screens; the window has its own icon, and no notch. */
const ELSEWHERE: readonly HtmlTagDescriptor[] = [
  meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
  meta('theme-color', '#4a2813'),
  meta('referrer', 'no-referrer'),
  { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: './styles/icon.svg' } },
]

const WINDOW: readonly HtmlTagDescriptor[] = [meta('viewport', 'width=device-width, initial-scale=1')]

/** Writes the common parts of pages into their heads. */
export function pageHeads(): Plugin {
  return {
    name: 'page-heads',
    transformIndexHtml: {
      order: 'pre',
      handler: (_html, { path }) =>
        [...COMMON, ...(path.endsWith('/index.html') ? WINDOW : ELSEWHERE)].map((tag) => ({
          ...tag,
          injectTo: 'head-prepend' as const,
        })),
    },
  }
}
