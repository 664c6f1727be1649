import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Shows the position after a number of moves of a replay. A replay that has just been opened is still playing. */
export async function showMove(page: Page, moves: number): Promise<void> {
  const isShown = async () => {
    await page.getByTestId('replay-scrub').fill(`${moves}`)
    return page
      .getByTestId('replay-position')
      .getByText(new RegExp(`\\b${moves} of `))
      .count()
  }
  await expect.poll(isShown).toBeGreaterThan(0)
}
