import type { Page } from 'playwright-core'

/** Sets the text size as the settings do. */
export const setTextScale = (page: Page, scale: number): Promise<void> =>
  page.evaluate((textScale) => {
    document.documentElement.dataset.textScale = String(textScale)
  }, scale)
