import type { Page } from 'playwright-core'

/** A match of two that no side has begun, for menus and lists that need one. */
export const UNFINISHED = {
  game: 'jackal',
  options: { players: 2, crews: 1 },
  seats: {
    white: { name: 'Anne', player: { kind: 'human' } },
    black: { name: 'Black Bart', player: { kind: 'bot', level: 'easy' } },
  },
} as const

/** Unfolds the parts of the form of a new match: its players, and its rules. */
export async function unfold(page: Page): Promise<void> {
  for (const fold of ['fold-players', 'fold-rules']) {
    const summary = page.getByTestId(fold)
    const isOpen = await summary.evaluate((element) => element.closest('details')?.open ?? false)
    if (!isOpen) await summary.click()
  }
}
