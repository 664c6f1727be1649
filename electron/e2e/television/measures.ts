/** Measures a screen as a viewer three metres away needs it, or a player with a handheld. */
import type { Page } from 'playwright-core'

/**
 * The least measures on a television, as shares of its height: 36 and 27 px of 1080 lines for letters, 64 px for
 * targets, and the part of the picture that a television's frame may hide.
 */
const TELEVISION = {
  far: 36 / 1080,
  letters: 27 / 1080,
  target: 64 / 1080,
  safe: 0.035,
  hasScrolled: false,
  slack: 1,
} as const

/** The least measures on a handheld of 800 lines: letters of 12 px, and everything in the window or its scrolled parts. */
const HANDHELD = { far: 12 / 800, letters: 12 / 800, target: 0, safe: 0, hasScrolled: true, slack: 0.05 } as const

/** Selects the words that must be read from three metres: the subject of a screen, and the actions of a player. */
const FAR = 'h1, :not(.hud-slots *) > h2, .dock-prompt, .button.is-big, .button.is-main:not(.is-small)'

/** Explanations and keys inside what must be read from three metres. */
const BESIDE = 'small, .why, .dock-why, .key'

/** A link inside a sentence, and the ships of a harbour, which the game's own commands choose too. */
const SMALL_TARGETS = '.why-rule, .harbour-ship'

/** Returns the faults of the screen that is shown, in words; empty if there are none. */
export const televisionFaults = (page: Page): Promise<readonly string[]> => faultsBy(page, TELEVISION)

/** Returns the faults of the screen that is shown on a handheld. */
export const handheldFaults = (page: Page): Promise<readonly string[]> => faultsBy(page, HANDHELD)

const faultsBy = (page: Page, least: Least): Promise<readonly string[]> =>
  page.evaluate(measure, { least, far: FAR, beside: BESIDE, small: SMALL_TARGETS })

interface Least {
  readonly far: number
  readonly letters: number
  readonly target: number
  readonly safe: number
  /** True to measure the letters of scrolled parts, too. */
  readonly hasScrolled: boolean
  /** By how much letters may be smaller, CSS pixels: browsers round. */
  readonly slack: number
}

interface Standard {
  readonly least: Least
  /** Selectors. */
  readonly far: string
  readonly beside: string
  readonly small: string
}

/** Runs in the page. */
function measure({ least, far, beside, small }: Standard): string[] {
  /** Browsers round, CSS pixels. */
  const SLACK = 1
  const root = document.querySelector('dialog[open]') ?? document.body
  const isSeen = (one: Element): boolean => {
    const { width, height } = one.getBoundingClientRect()
    return (
      width > 1 && height > 1 && !one.closest('.visually-hidden') && one.checkVisibility({ visibilityProperty: true })
    )
  }
  const told = (one: Element): string => {
    const name = one.closest('[data-testid]')?.getAttribute('data-testid') ?? String(one.className)
    return `“${one.textContent?.trim().slice(0, 30)}” of ${name}`
  }
  const hasText = (one: Element): boolean =>
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const isScrolledAway = (one: Element): boolean => {
    const { top, bottom, left, right } = one.getBoundingClientRect()
    for (let above = one.parentElement; above; above = above.parentElement) {
      if (!['auto', 'scroll'].includes(getComputedStyle(above).overflowY)) continue
      const box = above.getBoundingClientRect()
      if (top < box.top || bottom > box.bottom || left < box.left || right > box.right) return true
    }
    return false
  }
  const letterFault = (one: Element): string[] => {
    const size = Number.parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom
    const needed = (one.closest(far) && !one.closest(beside) ? least.far : least.letters) * innerHeight
    return size + least.slack < needed
      ? [`${told(one)}: letters of ${size.toFixed(1)} px, not ${needed.toFixed(1)}`]
      : []
  }
  const cutFault = (one: Element): string[] => {
    const { overflowX, display } = getComputedStyle(one)
    const isCut = display !== 'inline' && overflowX !== 'visible' && one.scrollWidth > one.clientWidth + SLACK
    return isCut ? [`${told(one)} is cut off`] : []
  }
  const safe = least.safe * innerHeight
  const safeFault = (one: Element): string[] => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const isOut =
      left < safe - SLACK ||
      top < safe - SLACK ||
      right > innerWidth - safe + SLACK ||
      bottom > innerHeight - safe + SLACK
    return isOut ? [`${told(one)} is in the part that a frame may hide`] : []
  }
  const targetFault = (one: Element): string[] => {
    const box = (one.closest('label') ?? one).getBoundingClientRect()
    const size = Math.max(box.height, one.getBoundingClientRect().height)
    const needed = least.target * innerHeight
    return size + SLACK < needed ? [`${told(one)}: a target of ${size.toFixed(0)} px, not ${needed.toFixed(0)}`] : []
  }
  const all = [...root.querySelectorAll('*')].filter((one) => !one.closest('svg, canvas') && isSeen(one))
  const shown = all.filter((one) => !isScrolledAway(one))
  const texts = shown.filter(hasText)
  const targets = shown.filter((one) => one.matches('button, input, select, a[href], summary') && !one.matches(small))
  return [
    ...(least.hasScrolled ? all.filter(hasText) : texts).flatMap(letterFault),
    ...texts.flatMap((one) => [...cutFault(one), ...safeFault(one)]),
    ...targets.flatMap((one) => [...targetFault(one), ...safeFault(one)]),
  ]
}
