/** Measures the slots of a match in the page: whether each is in its rectangle, what is cut, what lies under a slot. */
import type { RunningApp } from '../driver/app.ts'

/** The elements of a moment that must be visible, by the names of the page's probe (`g1`, `far/c4`). */
export interface Wanted {
  /** Cells of the acting piece and of the selection: no slot covers them, wherever the camera is. */
  readonly cells: readonly string[]
  /** All cells of the board: no slot covers them in the home view. */
  readonly board?: readonly string[]
  /** Test ids of buttons that must exist and be clickable. */
  readonly buttons: readonly string[]
}

/** Returns the faults of the slots on the current page, once it is at rest; empty if there are none. */
export async function slotFaults(app: RunningApp, wanted: Wanted): Promise<readonly string[]> {
  const faults = await app.page.evaluate(measure, wanted)
  const layout = await app.page.evaluate(() => document.documentElement.dataset.layout)
  return faults.map((fault) => `${layout}: ${fault}`)
}

/** A rectangle, rem or CSS pixels from the window's upper left corner. */
interface SlotBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface ProbedWindow extends Window {
  readonly placeProbe?: {
    cellToScreen(cell: string, beside?: { x: number; z: number }): { x: number; y: number } | null
  }
  /** Returns the rectangle of each slot by the slot table, in rem. */
  readonly slotProbe?: () => Readonly<Record<string, SlotBox | null>>
}

/** Runs in the page. */
async function measure({ cells, board = [], buttons }: Wanted): Promise<string[]> {
  type Box = SlotBox
  /** Half of the part of a cell that must be visible, in cells. */
  const REACH = 0.3
  /** The distance by which a panel may exceed its rectangle, in CSS pixels: browsers round. */
  const SLACK = 1.5
  /** The least size of letters in a mark, in CSS pixels. */
  const LEGIBLE = 11
  /** The frames without movement, and the longest wait for them, in ms. */
  const STILL_FRAMES = 6
  const LONGEST = 20_000

  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }
  const slotOf = (name: string) => document.querySelector(`.slot-${name}`)
  const panelsOf = (name: string): Element[] => [...(slotOf(name)?.children ?? [])].filter(isSeen)
  const panels = (): Element[] => [...document.querySelectorAll('.hud-slots > * > *')].filter(isSeen)
  /** Tips disappear on their own and move nothing: they may cover the edge of the table. */
  const steadyPanels = (): Element[] => panels().filter((panel) => !panel.matches('[data-fleeting]'))
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

  const look = () =>
    JSON.stringify([
      ...panels().map((one) => one.getBoundingClientRect()),
      ...[...cells, ...board.slice(0, 4)].map(cellBox),
    ])
  const rest = async (): Promise<void> => {
    const begun = performance.now()
    for (let [before, still] = ['', 0]; still < STILL_FRAMES && performance.now() - begun < LONGEST; still++) {
      await new Promise(requestAnimationFrame)
      const now = look()
      if (now !== before || document.querySelector('[data-testid="table-note"]')) still = 0
      before = now
    }
  }

  /** Returns the panels that are not in the rectangles of their slots. */
  const placeFaults = (): string[] =>
    Object.entries((window as ProbedWindow).slotProbe?.() ?? {}).flatMap(([name, box]) => {
      if (!box) return panelsOf(name).map((panel) => `${nameOf(panel)} is shown without a slot`)
      const place = { left: box.left * rem, top: box.top * rem, right: box.right * rem, bottom: box.bottom * rem }
      return panelsOf(name)
        .filter((panel) => !isInside(panel.getBoundingClientRect(), place, SLACK))
        .map((panel) => {
          const { left, top, right, bottom } = panel.getBoundingClientRect()
          const told = (at: Box) => [at.left, at.top, at.right, at.bottom].map(Math.round).join(' ')
          return `${nameOf(panel)} leaves the slot ${name}: ${told({ left, top, right, bottom })} of ${told(place)}`
        })
    })
  const coverFaults = (): string[] => {
    const shown = steadyPanels().map((panel) => ({ panel, box: panel.getBoundingClientRect() }))
    return [...new Set([...cells, ...board])].flatMap((cell) => {
      const box = cellBox(cell)
      if (!box) return cells.includes(cell) ? [`${cell} is no place of the table`] : []
      if (!isInside(box, screen, 1)) return [`${cell} is outside the window`]
      return shown.filter((one) => meet(box, one.box, 1)).map(({ panel }) => `${nameOf(panel)} covers ${cell}`)
    })
  }
  const scrollerOf = (element: Element, panel: Element): Element | null => {
    for (let one: Element | null = element; one; one = one === panel ? null : one.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(one).overflowY)) return one
    }
    return null
  }
  const textFault = (element: Element, panel: Element): string[] => {
    const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    if (text.length === 0 || element.closest('.visually-hidden, svg') || !isSeen(element)) return []
    const told = `“${element.textContent?.trim().slice(0, 40)}” of ${nameOf(panel)}`
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
    if (isCut && getComputedStyle(element).overflowX !== 'visible') return [`${told} is cut off`]
    if (scrollerOf(element, panel)) return []
    const isOut = text.some((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return !isInside(range.getBoundingClientRect(), panel.getBoundingClientRect(), 2)
    })
    return isOut ? [`${told} sticks out`] : []
  }
  const textFaults = (): string[] =>
    panels().flatMap((panel) => [panel, ...panel.querySelectorAll('*')].flatMap((one) => textFault(one, panel)))
  const buttonFault = (button: Element): string[] => {
    if (button.matches(':disabled')) return []
    const scroller = scrollerOf(button, document.body)
    if (scroller) button.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = button.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const isHit = hit !== null && (button.contains(hit) || hit.closest('label')?.contains(button))
    return isHit ? [] : [`${nameOf(button)} cannot be clicked: ${hit ? nameOf(hit) : 'the window'} is there`]
  }
  const buttonFaults = (): string[] => {
    const missing = buttons.filter((id) => {
      const found = document.querySelector(`[data-testid="${id}"]`)
      return !found || !isSeen(found)
    })
    const all = [...document.querySelectorAll('.hud-slots :is(button, input)')].filter(isSeen)
    return [...missing.map((id) => `${id} is not shown`), ...all.flatMap(buttonFault)]
  }
  const markFaults = (): string[] =>
    [...document.querySelectorAll('.chip')].filter(isSeen).flatMap((chip) => {
      const box = chip.getBoundingClientRect()
      const name = `the mark at ${chip.getAttribute('data-cell')}`
      const isLegible = Number.parseFloat(getComputedStyle(chip).fontSize) >= LEGIBLE
      const over = isInside(box, screen, 1)
        ? panels().filter((one) => !one.closest('.slot-adviser') && meet(box, one.getBoundingClientRect(), 2))
        : []
      return [
        ...(isLegible ? [] : [`${name} is too small to read`]),
        ...over.map((one) => `${nameOf(one)} covers ${name}`),
      ]
    })

  await rest()
  if (!document.querySelector('.hud-slots')) return ['no slots are shown']
  return [...placeFaults(), ...coverFaults(), ...textFaults(), ...buttonFaults(), ...markFaults()]
}
