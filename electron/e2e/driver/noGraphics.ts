import type { Page } from 'playwright-core'

/** Hides 3D graphics from the page from its next load on, as on a computer whose driver is blocked. */
export const withoutGraphics = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest])
    } as typeof getContext // only one of its overloads matters here
  })
