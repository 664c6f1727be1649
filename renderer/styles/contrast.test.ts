import { describe, expect, it } from 'vitest'
import { SEAS } from '../table/water/palette.ts'
import { type Colour, contrast, faded, LARGE, named, over, SMALL } from '../testkit/contrast.ts'
import { declaredColours, isLight, nameOf, PARCHMENT, RULES, type Rule, token, WOOD } from '../testkit/sheets.ts'

const ON_WOOD = token('--wood-text')
const ON_PARCHMENT = token('--text')

/**
 * Returns the backgrounds of a rule's text: its own opaque background, else wood for light text and parchment for dark
 * text.
 */
function groundsOf({ selector, declared }: Rule, text: Colour): readonly Colour[] {
  const surface = isLight(text) ? WOOD : PARCHMENT
  const [base] = selector.split('::')
  const painted = declared.has('background') ? declared : RULES.find((one) => one.selector === base)?.declared
  const own = declaredColours(painted?.get('background') ?? '')
  return own.length === 0 ? [surface] : own.map((colour) => over(colour, surface))
}

/**
 * Returns whether text has 24 px or more, or 18.66 px and bold (WCAG 2, large scale); also true for signs in the text's
 * colour.
 */
function isLarge({ selector, declared }: Rule): boolean {
  if (/svg|arrow|rose-point/.test(selector)) return true
  const size = /([\d.]+)rem/.exec(declared.get('font-size') ?? declared.get('font') ?? '')?.[1]
  const isBold = /\b[78]00\b/.test(`${declared.get('font-weight')} ${declared.get('font')}`)
  return Number(size ?? 1) * 16 >= (isBold ? 18.66 : 24)
}

describe('text can be read (WCAG AA)', () => {
  const texts = RULES.flatMap((rule) =>
    declaredColours(rule.declared.get('color') ?? '').map((text) => ({ rule, text })),
  )

  it('finds the rules that colour text', () => {
    expect(texts.length).toBeGreaterThan(60)
  })

  it.each(texts.map(({ rule, text }) => [nameOf(rule), rule, text] as const))('%s', (_, rule, text) => {
    for (const ground of groundsOf(rule, text))
      expect(contrast(over(text, ground), ground)).toBeGreaterThanOrEqual(isLarge(rule) ? LARGE : SMALL)
  })
})

describe('a tint under text leaves it readable', () => {
  /** Tints on wood: everything that marks the acting, chosen or highlighted thing in a wooden panel. */
  const tints = RULES.filter(({ file, selector, declared }) => {
    const colours = declaredColours(declared.get('background') ?? '')
    // a gap between tokens contains no text
    const isText = !/parchment|token-gap/.test(selector)
    const isOnWood = isText && /plates|Plates|dock|speeds|corner|recentLog/.test(file)
    return isOnWood && !declared.has('color') && colours.some((colour) => colour[3] < 1 && isLight(colour))
  })

  it('finds them', () => {
    expect(tints.length).toBeGreaterThan(0)
  })

  it.each(tints.map((rule) => [nameOf(rule), rule] as const))('%s', (_, { declared }) => {
    for (const tint of declaredColours(declared.get('background') ?? ''))
      expect(contrast(ON_WOOD, over(tint, WOOD))).toBeGreaterThanOrEqual(SMALL)
  })
})

/** Faded things without text, which need no contrast. */
const TEXTLESS: ReadonlySet<string> = new Set([
  // the flat tables' pictures: water, cells, lost sails, rays without a chance
  '.waters-shallows',
  '.waters-ray[data-lit="false"]',
  '.waters-ghost',
  '.waters-sail[data-lost="true"]',
  '.isle-shut',
  '.isle-wake',
  '.isle-ghost',
  '.isle-swim',
  '.isle-target.is-plan',
  '.sea-sight-band',
  '.sea-sight-glow',
  // panels: faces of dice, silhouettes, portraits, a ship in the curve, the hold of the curtain's button
  '.die-face',
  '.fleet-token[data-condition="done"], .fleet-token[data-condition="prize"]',
  '.unit-silhouette.is-lost > :not(:last-child)',
  '.assign-card[data-given="true"] > :first-child',
  '.deck-grid li[data-none="true"] > :first-child',
  '.afloat-ship.is-sunk',
  '.harbour-ship[data-held="true"]',
  '.curtain-fill',
  // its numbers have a test of their own
  '.adm-compass[data-faint="true"]',
])

/** Returns whether the rule is for disabled controls, which need no contrast (WCAG 2.2, 1.4.3). */
const isDisabled = ({ selector }: Rule) => /disabled/.test(selector)

describe('faded text', () => {
  const opacityOf = ({ declared }: Rule) => Number(declared.get('opacity') ?? 1)
  const faint = RULES.filter((rule) => opacityOf(rule) > 0 && opacityOf(rule) < 1 && !rule.isFrame && !isDisabled(rule))

  it('finds every rule that fades', () => {
    const found = new Set(faint.map(({ selector }) => selector))
    expect([...TEXTLESS].filter((selector) => !found.has(selector))).toEqual([])
  })

  it.each(faint.filter(({ selector }) => !TEXTLESS.has(selector)).map((rule) => [nameOf(rule), rule] as const))(
    'can be read: %s',
    (_, rule) => {
      const own = declaredColours(rule.declared.get('color') ?? '')
      const pairs = own.length
        ? own.flatMap((text) => groundsOf(rule, text).map((ground) => [text, ground] as const))
        : ([
            [ON_WOOD, WOOD],
            [ON_PARCHMENT, PARCHMENT],
          ] as const)
      for (const [text, ground] of pairs)
        expect(contrast(over(faded(text, opacityOf(rule)), ground), ground)).toBeGreaterThanOrEqual(SMALL)
    },
  )
})

it.each(Object.values(SEAS.admiral).filter((value) => typeof value === 'string'))(
  'the numbers of a faint rose can be read on the sea %s',
  (sea) => {
    const of = (selector: string) => RULES.find((rule) => rule.selector === selector)?.declared ?? new Map()
    const opacity = Number(of('.adm-compass[data-faint="true"]').get('opacity'))
    const [disc = WOOD] = declaredColours(of('.adm-spoke b').get('background') ?? '')
    const ground = over(faded(disc, opacity), named(sea))
    for (const selector of ['.adm-spoke b', '.adm-spoke[data-own="true"] b', '.adm-spoke[data-none="true"] b'])
      for (const text of declaredColours(of(selector).get('color') ?? ''))
        expect(contrast(over(faded(text, opacity), named(sea)), ground)).toBeGreaterThanOrEqual(SMALL)
  },
)

describe('surfaces and edges', () => {
  it.each([
    ['wood', WOOD, ON_WOOD],
    ['parchment', PARCHMENT, ON_PARCHMENT],
  ] as const)('text on %s is AA with all its grain', (_, ground, text) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(SMALL)
  })

  it.each(['.segment', '.field', '.button.is-quiet', '.toggle input'])('the edge of %s is visible', (control) => {
    const rule = RULES.find(({ selector, declared }) => selector === control && declared.has('box-shadow'))
    const [edge = PARCHMENT] = declaredColours(rule?.declared.get('box-shadow') ?? '')
    expect(contrast(over(edge, PARCHMENT), PARCHMENT)).toBeGreaterThanOrEqual(LARGE)
  })

  it.each([
    ['the focus on wood', token('--focus'), WOOD],
    ['the focus on parchment', named('#084a6b'), PARCHMENT],
    ['a wrong field', token('--danger-dark'), PARCHMENT],
    ['the brass of wooden panels', token('--brass'), WOOD],
  ] as const)('%s is visible', (_, edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(LARGE)
  })
})
