/** Measures overlays as the viewers of a stream see them. */
import type { Page } from 'playwright-core'

/** The measured look of a page of overlays. */
export interface Measured {
  /** The faults, in words. */
  readonly faults: readonly string[]
  /** The box of each part: `x y width height`. */
  readonly boxes: Readonly<Record<string, string>>
  /** The share of the picture that the parts cover. */
  readonly covered: number
}

/** The least letters in a picture of 1080 lines, CSS pixels. */
export const LEAST_LETTERS = 24

/** Measures the parts of a page. `scale`: the height of its picture, as a share of 1080 lines. */
export const measureParts = (page: Page, scale = 1): Promise<Measured> => page.evaluate(measure, LEAST_LETTERS * scale)

/** Runs in the page. */
function measure(least: number): Measured {
  /** Browsers round, and letters reach a little over their line. */
  const SLACK = 1.5
  const named = (one: Element, text: string) =>
    `${one.closest('[data-part]')?.getAttribute('data-part')}: “${text.trim()}”`
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
  const panels = [...document.querySelectorAll<HTMLElement>('[data-part]')]
  const isInside = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.bottom <= outer.bottom + SLACK
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK * 2
  const faults: string[] = []
  const words: { readonly text: string; readonly box: DOMRect; readonly panel: HTMLElement }[] = []
  for (const panel of panels) {
    const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: holder, textContent: text } = texts.currentNode
      if (!holder || !text?.trim() || holder.closest('.visually-hidden')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const lines = [...range.getClientRects()].map((one) => new DOMRect(one.x, one.y, one.width, one.height))
      // what has no room whole is left out of these lists on purpose
      const list = holder.closest('.overlay-whole')
      const line = holder.closest('li')
      if (list && line && !isInside(line.getBoundingClientRect(), list.getBoundingClientRect())) continue
      const letters = Number.parseFloat(getComputedStyle(holder).fontSize)
      if (letters < least) faults.push(`letters of ${letters.toFixed(1)} px: ${named(holder, text)}`)
      if (!lines.every((one) => isInside(one, panel.getBoundingClientRect())))
        faults.push(`cut off: ${named(holder, text)}`)
      words.push(...lines.map((box) => ({ text, box, panel })))
    }
    for (const one of panel.querySelectorAll<HTMLElement>('*')) {
      const { overflowX, overflowY } = getComputedStyle(one)
      const isCut =
        (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + SLACK) ||
        (overflowY !== 'visible' && one.scrollHeight > one.clientHeight + SLACK * 2)
      if (isCut && !one.matches('.overlay-whole, svg, svg *, .visually-hidden'))
        faults.push(`cut off: ${named(one, one.textContent ?? '')}`)
    }
    const pictures = [...panel.querySelectorAll('svg')].filter((one) => !one.closest('.overlay-whole'))
    if (pictures.some((one) => !isInside(one.getBoundingClientRect(), panel.getBoundingClientRect())))
      faults.push(`a picture is cut off: ${panel.dataset.part}`)
    if (panel.scrollWidth > panel.clientWidth + SLACK || panel.scrollHeight > panel.clientHeight + SLACK)
      faults.push(`more than its box holds: ${panel.dataset.part}`)
    if (!isInside(panel.getBoundingClientRect(), new DOMRect(0, 0, window.innerWidth, window.innerHeight)))
      faults.push(`outside of the picture: ${panel.dataset.part}`)
  }
  for (const [index, { text, box, panel }] of words.entries())
    for (const other of words.slice(index + 1))
      if (other.panel === panel && other.text !== text && overlap(box, other.box))
        faults.push(`one over the other: ${named(panel, text)} and “${other.text.trim()}”`)
  for (const [index, panel] of panels.entries())
    for (const other of panels.slice(index + 1))
      if (overlap(panel.getBoundingClientRect(), other.getBoundingClientRect()))
        faults.push(`parts cover each other: ${panel.dataset.part} and ${other.dataset.part}`)
  const sizeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
  const area = panels.reduce((sum, one) => sum + one.offsetWidth * one.offsetHeight, 0)
  return {
    faults: [...new Set(faults)],
    boxes: Object.fromEntries(panels.map((one) => [one.dataset.part ?? '', sizeOf(one.getBoundingClientRect())])),
    covered: area / (window.innerWidth * window.innerHeight),
  }
}
