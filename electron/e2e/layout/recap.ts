import type { RunningApp } from '../driver/app.ts'

/** How often a man walks before the key is late each time. */
const WALKS = 6

/**
 * Walks from a cell to another and back, skipping what the others do, until the list of what they did is shown: they may
 * be done before the key is pressed.
 */
export const recapShown =
  (here: string, there: string) =>
  async (app: RunningApp): Promise<void> => {
    const { page } = app
    const recap = page.getByTestId('recap')
    for (let walk = 0; walk < WALKS; walk++) {
      const [from, to] = walk % 2 === 0 ? [here, there] : [there, here]
      await app.clickCell(from)
      await app.clickCell(to)
      for (let press = 0; press < 5; press++) await page.keyboard.press('Space')
      const isTold = await recap.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      )
      if (isTold) return
    }
    throw new Error('the others were never skipped')
  }
