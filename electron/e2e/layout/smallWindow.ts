import type { Page } from 'playwright-core'

interface Choice {
  readonly able: readonly { readonly unit: string; readonly cell: string | null }[]
  readonly selected: string | null
  readonly course: { readonly cell: string } | null
  readonly berths: readonly { readonly cell: string }[]
}

interface ProbedWindow extends Window {
  readonly admiralProbe?: () => Choice
}

/** What can be chosen in the match of Admiral that is shown. */
export const choiceIn = (page: Page): Promise<Choice> =>
  page.evaluate(() => {
    const probe = (window as ProbedWindow).admiralProbe
    if (!probe) throw new Error('no match is shown')
    return probe()
  })

/** Sets the text size as the settings do. */
export const setTextScale = (page: Page, scale: number): Promise<void> =>
  page.evaluate((textScale) => {
    document.documentElement.dataset.textScale = String(textScale)
  }, scale)

/** Left, top, right and bottom of panels, in whole CSS pixels. */
export const panelBoxes = (page: Page, ids: readonly string[]) =>
  page.evaluate(
    (names) =>
      names.map((name) => {
        const box = document.querySelector(`[data-testid="${name}"]`)?.getBoundingClientRect()
        return box && [name, ...[box.left, box.top, box.right, box.bottom].map(Math.round)].join(' ')
      }),
    ids,
  )
