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

/** The part of the window's height that no panel takes in its middle, between those above the table and those below it. */
export const freeHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const panels = [...document.querySelectorAll('.hud-grid :is(.wood, .parchment)')].map((one) =>
      one.getBoundingClientRect(),
    )
    const middle = panels.filter(
      ({ left, right, height }) => height > 0 && left < innerWidth * 0.7 && right > innerWidth * 0.3,
    )
    const isAbove = ({ top, bottom }: DOMRect) => top + bottom < innerHeight * 0.6
    const ceiling = Math.max(0, ...middle.filter(isAbove).map(({ bottom }) => bottom))
    const floor = Math.min(innerHeight, ...middle.filter((box) => !isAbove(box)).map(({ top }) => top))
    return (floor - ceiling) / innerHeight
  })
