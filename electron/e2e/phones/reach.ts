/** Measures a page of another screen: its controls that a finger cannot reach, and its cells out of sight. */
import type { Page } from 'playwright-core'

/**
 * Returns the controls that cannot be reached, in words: neither visible nor after scrolling by finger. Restores all
 * scroll positions.
 */
export const unreachable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const CONTROLS =
      'button, a[href], input:not([type=radio], [type=checkbox]), select, label.segment, label.toggle, [role=gridcell][aria-disabled=false]'
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) && !one.closest('.visually-hidden, [inert]')
    const rolling = [...document.querySelectorAll<HTMLElement>('*')].filter(
      (one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth,
    )
    const isAtCentre = (one: Element) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      if (width < 1 || height < 1) return false
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one) === true)
    }
    const before = rolling.map((one) => {
      const isFree = /auto|scroll/.test(getComputedStyle(one).overflow)
      return { one, isFree, left: one.scrollLeft, top: one.scrollTop }
    })
    /** Restores the scroll positions: all, or those that a finger cannot scroll. */
    const restore = (isAll: boolean) => {
      for (const { one, isFree, left, top } of before)
        if ((isAll || !isFree) && (one.scrollLeft !== left || one.scrollTop !== top))
          one.scrollTo({ left, top, behavior: 'instant' })
    }
    const faults = [...(dialog ?? document).querySelectorAll<HTMLElement>(CONTROLS)].flatMap((one) => {
      if (!isShown(one) || isAtCentre(one)) return []
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      restore(false)
      const isReached = isAtCentre(one)
      restore(true)
      const name = one.dataset.testid ?? one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 30)
      return isReached ? [] : [`${name} cannot be reached`]
    })
    if (document.documentElement.scrollWidth > window.innerWidth + 1) faults.push('the page is wider than the screen')
    return faults
  })

/** Returns a pattern for the name of a cell in the labels of the boards, in Latin or Cyrillic letters. */
export const cellPattern = (name: string): string =>
  `(^| )[${name[0]}${'абвгдежзик'['abcdefghij'.indexOf(name[0] ?? '')] ?? ''}]${name.slice(1)}[:.]`

/** Returns those of the named cells that a finger cannot touch at the current scroll position. */
export const outOfSight = (page: Page, cells: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    (wanted) => {
      const grid = [...document.querySelectorAll<HTMLElement>('[role=gridcell]')]
      const isHidden = (pattern: string) => {
        const cell = grid.find((one) => new RegExp(pattern, 'i').test(one.ariaLabel ?? ''))
        if (!cell) return true
        const { left, top, width, height } = cell.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2) !== cell
      }
      return wanted.filter(({ pattern }) => isHidden(pattern)).map(({ name }) => name)
    },
    cells.map((name) => ({ name, pattern: cellPattern(name) })),
  )

/** Returns whether the main button is fully on the screen; also true if there is none, as behind a dialog. */
export const isMainInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const main = document.querySelector('.flat-dock .button.is-main')
    if (!main || document.querySelector('dialog[open]')) return true
    const { left, top, right, bottom } = main.getBoundingClientRect()
    const corners = [
      [left + 12, top + 6],
      [right - 12, bottom - 6],
    ] as const
    return corners.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && main.contains(hit)
    })
  })

/** Returns the cells of the chosen man or ship in Jackal and of its targets, by the rows of the dock. */
export const chosenAndGoals = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const chips = document.querySelectorAll(
      '[data-testid=flat-men] [aria-pressed=true], [data-testid=flat-goals] button',
    )
    return [...chips].map((chip) => chip.textContent ?? '')
  })
