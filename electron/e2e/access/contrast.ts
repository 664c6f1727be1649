/** Measures the contrast of text in the real window. */
import type { Page } from 'playwright-core'

/** The least contrast in high contrast (WCAG 2, AAA): of text, and of text of 24 px, or 18.66 px and bold. */
const LEAST = { small: 7, large: 4.5 } as const

/** Returns the texts of the screen that is shown whose contrast is too low, in words; empty if there are none. */
export const contrastFaults = (page: Page): Promise<readonly string[]> => page.evaluate(measure, LEAST)

/** Runs in the page. Measures texts whose background is known: not those that lie on the 3D table alone. */
function measure(least: typeof LEAST): string[] {
  type Colour = readonly [number, number, number, number]
  const parse = (text: string): Colour[] =>
    [...text.matchAll(/rgba?\(([^)]*)\)/g)].map(([, parts = '']) => {
      const [r = 0, g = 0, b = 0, a = 1] = parts.split(/[,/ ]+/).map(Number)
      return [r, g, b, a]
    })
  const over = ([r, g, b, a]: Colour, [x, y, z]: Colour): Colour => [
    r * a + x * (1 - a),
    g * a + y * (1 - a),
    b * a + z * (1 - a),
    1,
  ]
  const light = ([r, g, b]: Colour): number => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * x + 0.7152 * y + 0.0722 * z
  }
  const ratio = (one: Colour, other: Colour): number => {
    const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b)
    return (bright + 0.05) / (dark + 0.05)
  }
  /** Returns all colours that may be behind an element; none if only the table is. */
  const groundsOf = (element: Element): Colour[] => {
    const tints: Colour[][] = []
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(one)
      const layers = [parse(backgroundImage), parse(backgroundColor).filter(([, , , a]) => a > 0)]
      for (const colours of layers.filter(({ length }) => length > 0)) {
        tints.push(colours)
        if (colours.every(([, , , a]) => a === 1))
          return tints.reduceRight<Colour[]>((below, layer) => {
            if (below.length === 0) return layer
            return layer.flatMap((tint) => below.map((ground) => over(tint, ground)))
          }, [])
      }
    }
    return []
  }
  const opacityOf = (element: Element): number => {
    let opacity = 1
    for (let one: Element | null = element; one; one = one.parentElement)
      opacity *= Number(getComputedStyle(one).opacity)
    return opacity
  }
  const hasText = (one: Element): boolean =>
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const isMeasured = (one: Element): boolean =>
    hasText(one) &&
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !one.closest('svg, canvas, .visually-hidden, :disabled, [aria-disabled="true"], option')
  const root = document.querySelector('dialog[open]') ?? document.body
  return [...root.querySelectorAll('*')].filter(isMeasured).flatMap((one) => {
    const { color, fontSize, fontWeight } = getComputedStyle(one)
    const size = Number.parseFloat(fontSize) * one.currentCSSZoom
    const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? least.large : least.small
    const [r, g, b, a] = parse(color)[0] ?? [0, 0, 0, 1]
    const text: Colour = [r, g, b, a * opacityOf(one)]
    const worst = Math.min(...groundsOf(one).map((ground) => ratio(over(text, ground), ground)))
    if (worst >= needed - 0.05) return []
    const place = one.closest('[data-testid]')?.getAttribute('data-testid') ?? ''
    return [
      `“${one.textContent?.trim().slice(0, 30)}” .${one.className} in ${place}: ${worst.toFixed(1)}, not ${needed}`,
    ]
  })
}
