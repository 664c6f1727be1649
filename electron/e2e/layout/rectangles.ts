/** Measures the panels over the table in the page: what they cover, and what of them cannot be read or clicked. */
import type { RunningApp } from '../driver/app.ts'

/** What must stay in sight, by the names of the page's probe (`g1`, `far/c4`), and what must be clickable. */
export interface Wanted {
  readonly cells: readonly string[]
  /** Test ids of buttons that must be there and clickable. */
  readonly buttons: readonly string[]
}

/** The faults of the page as it stands, once it has come to rest: empty if there are none. */
export function faultsOf(app: RunningApp, wanted: Wanted): Promise<readonly string[]> {
  return app.page.evaluate(measure, wanted)
}

interface ProbedWindow extends Window {
  readonly placeProbe?: {
    cellToScreen(cell: string, beside?: { x: number; z: number }): { x: number; y: number } | null
  }
}

/** Runs in the page. */
async function measure({ cells, buttons }: Wanted): Promise<string[]> {
  interface Box {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  const SURFACE = '.wood, .parchment'
  const LOG = '.log-lines'
  /** Half of what must be seen of a cell, in cells. */
  const REACH = 0.3
  /**
   * How long all must have stood still once the table is set, and how long is waited for it at most, ms: the camera moves
   * once panels rest. On a busy machine one frame takes as long, so that several must have shown it.
   */
  const STILL = 300
  const STILL_FRAMES = 6
  const LONGEST = 30_000
  const hud = () => document.querySelector('.hud')

  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }
  const panels = (): Element[] =>
    [...(hud()?.querySelectorAll(SURFACE) ?? [])].filter(
      (panel) => isSeen(panel) && !panel.parentElement?.closest(SURFACE),
    )
  const nameOf = (element: Element): string => {
    const named = element.closest('[data-testid]')
    return named?.getAttribute('data-testid') ?? String(element.className)
  }
  const cellBox = (name: string): Box | null => {
    const corners = [-REACH, REACH].flatMap((x) => [-REACH, REACH].map((z) => ({ x, z })))
    const points = corners.map((beside) => (window as ProbedWindow).placeProbe?.cellToScreen(name, beside))
    const [xs, ys] = [points.map((point) => point?.x ?? Number.NaN), points.map((point) => point?.y ?? Number.NaN)]
    if (xs.some(Number.isNaN)) return null
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
  }
  const meet = (a: Box, b: Box, slack: number): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack
  const isInside = (a: Box, b: Box, slack: number): boolean =>
    a.left >= b.left - slack && a.right <= b.right + slack && a.top >= b.top - slack && a.bottom <= b.bottom + slack
  const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const scrollerOf = (element: Element, panel: Element): Element | null => {
    for (let one: Element | null = element; one; one = one === panel ? null : one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one)
      if (overflowX !== 'visible' || overflowY !== 'visible') return one
    }
    return null
  }

  const look = () =>
    JSON.stringify([
      ...panels().map((panel) => panel.getBoundingClientRect()),
      ...cells.map((cell) => cellBox(cell)),
      innerWidth,
      innerHeight,
    ])
  const rest = async (): Promise<void> => {
    const begun = performance.now()
    const isBeingSet = () => document.querySelector('[data-testid="table-note"]') !== null
    for (
      let [before, since, still] = ['', begun, 0];
      (performance.now() - since < STILL || still < STILL_FRAMES) && performance.now() - begun < LONGEST;
      still++
    ) {
      await new Promise(requestAnimationFrame)
      const now = look()
      if (now !== before || isBeingSet()) [since, still] = [performance.now(), 0]
      before = now
    }
  }

  const coverFaults = (): string[] =>
    cells.flatMap((cell) => {
      const box = cellBox(cell)
      if (!box) return [`${cell} is no place of the table`]
      if (!isInside(box, screen, 1)) return [`${cell} is outside the window`]
      return panels()
        .filter((panel) => meet(box, panel.getBoundingClientRect(), 1))
        .map((panel) => `${nameOf(panel)} covers ${cell}`)
    })
  const overlapFaults = (): string[] => {
    const all = panels()
    return all.flatMap((panel, index) => {
      const box = panel.getBoundingClientRect()
      const outside = isInside(box, screen, 1) ? [] : [`${nameOf(panel)} is partly outside the window`]
      const others = all.slice(index + 1).filter((other) => meet(box, other.getBoundingClientRect(), 1))
      return [...outside, ...others.map((other) => `${nameOf(panel)} overlaps ${nameOf(other)}`)]
    })
  }
  const buttonFault = (button: Element): string[] => {
    if (button.closest(LOG) || button.matches(':disabled')) return []
    const isNeeded = buttons.includes(button.getAttribute('data-testid') ?? '')
    if (!isNeeded) button.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = button.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const isHit =
      hit !== null && (button.contains(hit) || hit.contains(button) || hit.closest('label')?.contains(button))
    return isHit ? [] : [`${nameOf(button)} cannot be clicked: ${hit ? nameOf(hit) : 'the window'} is there`]
  }
  const buttonFaults = (): string[] => {
    const missing = buttons.filter((id) => {
      const found = document.querySelector(`[data-testid="${id}"]`)
      return !found || !isSeen(found)
    })
    const all = [...(hud()?.querySelectorAll('button, input') ?? [])].filter(isSeen)
    return [...missing.map((id) => `${id} is not shown`), ...all.flatMap(buttonFault)]
  }
  const textFault = (element: Element, panel: Element): string[] => {
    const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    if (text.length === 0 || element.closest('.visually-hidden, svg') || !isSeen(element)) return []
    const told = `“${element.textContent?.trim().slice(0, 40)}” of ${nameOf(panel)}`
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
    if (isCut && getComputedStyle(element).overflowX !== 'visible') return [`${told} is cut off`]
    const scroller = scrollerOf(element, panel)
    if (scroller && scroller !== element) return []
    const range = document.createRange()
    range.selectNodeContents(element)
    return isInside(range.getBoundingClientRect(), panel.getBoundingClientRect(), 2) ? [] : [`${told} sticks out`]
  }
  const textFaults = (): string[] =>
    panels().flatMap((panel) => [panel, ...panel.querySelectorAll('*')].flatMap((one) => textFault(one, panel)))

  /** A hint is read at a glance, at the usual text size. */
  const hintFaults = (): string[] =>
    [...(hud()?.querySelectorAll('.hint-text') ?? [])].filter(isSeen).flatMap((hint) => {
      if (Number(document.documentElement.dataset.textScale ?? 1) > 1) return []
      const lines = hint.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(hint).lineHeight)
      return lines < 2.5 ? [] : [`the hint “${hint.textContent}” takes ${Math.round(lines)} lines`]
    })

  await rest()
  if (!hud()) return ['no panels are shown']
  return [...coverFaults(), ...overlapFaults(), ...buttonFaults(), ...textFaults(), ...hintFaults()]
}
