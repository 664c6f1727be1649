import type { RunningApp } from '../driver/app.ts'

/** The effort of a turn for its player. */
export interface Effort {
  /** Presses of the mouse or of keys. */
  readonly presses: number
  /** Words newly shown in the slots and in the marks of cells. */
  readonly words: number
}

/** Words that a player reads in a second. */
const WORDS_A_SECOND = 4

/** Returns how long the player reads, in seconds. */
export const readingTime = ({ words }: Effort): number => words / WORDS_A_SECOND

/**
 * Counts the presses in the window, and at each press the words that were not shown at the one before. The curtain counts
 * for neither.
 */
export class EffortCounter {
  private readonly app: RunningApp

  constructor(app: RunningApp) {
    this.app = app
  }

  /** Starts counting in the current page. */
  async begin(): Promise<void> {
    await this.app.page.evaluate(countEffort)
  }

  /** Returns what has been counted since the last call. */
  async take(): Promise<Effort> {
    const effort = await this.app.page.evaluate(() => (window as CountingWindow).effort?.take())
    if (!effort) throw new Error('nothing is counted in this page')
    return effort
  }
}

/** Runs in the page. */
function countEffort(): void {
  const PARTS = ['scores', 'corner', 'dock', 'card', 'log', 'adviser'].map((slot) => `.slot-${slot}`)
  const styleOf = (element: Element) => getComputedStyle(element)
  const ancestors = (element: Element | null, is: (one: Element) => boolean): Element | null =>
    element === null || is(element) ? element : ancestors(element.parentElement, is)

  /** Returns the visible words of at least two letters in a text, without parts that are cut off. */
  const wordsOf = (node: Node): readonly string[] => {
    const parent = node.parentElement
    const isSeen = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true
    if (!isSeen || parent.closest('.visually-hidden, .keycap')) return []
    const frame = ancestors(parent, (one) => styleOf(one).overflowX !== 'visible')?.getBoundingClientRect()
    const range = document.createRange()
    return [...(node.textContent ?? '').matchAll(/\p{L}{2,}/gu)].flatMap(({ 0: word, index }) => {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const { right, bottom } = range.getBoundingClientRect()
      return frame && (right > frame.right + 1 || bottom > frame.bottom + 1) ? [] : [word]
    })
  }

  /** Returns the texts that are visible in a part of the window, each as one line. */
  const textsIn = (part: string): ReadonlySet<string> => {
    const texts = new Map<Element | null, string>()
    for (const element of document.querySelectorAll(part)) {
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (nodes.nextNode()) {
        const words = wordsOf(nodes.currentNode)
        if (words.length === 0) continue
        const block = ancestors(nodes.currentNode.parentElement, (one) => !styleOf(one).display.startsWith('inline'))
        texts.set(block, `${texts.get(block) ?? ''} ${words.join(' ')}`)
      }
    }
    return new Set(texts.values())
  }

  let [presses, words] = [0, 0]
  /** The texts that each part has shown in this turn. */
  const known = new Map<string, Set<string>>()
  const read = () => {
    for (const part of [...PARTS, '.chip']) {
      const before = known.get(part) ?? new Set()
      known.set(part, before)
      for (const text of textsIn(part)) {
        if (before.has(text)) continue
        before.add(text)
        words += text.trim().split(' ').length
      }
    }
  }
  const press = (event: Event) => {
    const isRepeated = event instanceof KeyboardEvent && event.repeat
    if (isRepeated || document.querySelector('.curtain') !== null) return
    presses++
    read()
  }
  for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, press, true)

  read()
  words = 0
  const take = () => {
    const effort = { presses, words }
    presses = 0
    words = 0
    for (const [part, texts] of known) {
      const shown = textsIn(part)
      known.set(part, new Set([...texts].filter((text) => shown.has(text))))
    }
    return effort
  }
  Object.assign(window, { effort: { take } })
}

interface CountingWindow extends Window {
  readonly effort?: { take(): Effort }
}
