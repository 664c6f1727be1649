import type { Page } from 'playwright-core'

/** Unfolds the parts of the form of a new match: its players, and its rules. */
export async function unfold(page: Page): Promise<void> {
  for (const fold of ['fold-players', 'fold-rules']) {
    const summary = page.getByTestId(fold)
    const isOpen = await summary.evaluate((element) => element.closest('details')?.open ?? false)
    if (!isOpen) await summary.click()
  }
}
