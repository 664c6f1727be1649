import type { RunningApp } from '../driver/app.ts'

/** The amount that a player must take in at once. */
export interface Counts {
  /** Visible words of at least two letters. */
  readonly words: number
  readonly panels: number
  /** The panels' share of the window. */
  readonly area: number
}

/** Counts the visible words and panels of a match on the current page. */
export function countsOf({ page }: RunningApp): Promise<Counts> {
  return page.evaluate(() => {
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }
    const wordsOf = ({ parentElement, textContent }: Node): number => {
      if (!parentElement || parentElement.closest('.visually-hidden') || !isSeen(parentElement)) return 0
      return textContent?.match(/\p{L}{2,}/gu)?.length ?? 0
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let words = 0
    while (texts.nextNode()) words += wordsOf(texts.currentNode)
    const panels = [...document.querySelectorAll('.hud-slots > * > *')].filter(isSeen)
    const area = panels.reduce((sum, panel) => {
      const { width, height } = panel.getBoundingClientRect()
      return sum + width * height
    }, 0)
    return { words, panels: panels.length, area: area / (innerWidth * innerHeight) }
  })
}
