import { describe, expect, it } from 'vitest'
import { SIGNS } from '../admiral/highlights/signs.ts'
import { DECALS as ON_ISLAND } from '../jackal/highlights/pictures.ts'
import { DECALS as ON_SEA } from '../sea-battle/highlights/pictures.ts'
import type { Drawing } from '../table/sprites/sheet.ts'
import { SEAS } from '../table/water/palette.ts'
import { lightnessContrast, VISIONS, type Vision } from '../testkit/colourVision.ts'
import { type Colour, faded, LARGE, named, over } from '../testkit/contrast.ts'
import { type Drawn, drawn } from '../testkit/pen.ts'
import { declaredColours, PARCHMENT, RULES, WOOD } from '../testkit/sheets.ts'

const hex = ([r, g, b]: Colour) =>
  `#${[r, g, b].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
const between = (one: Colour, other: Colour, vision: Vision) => lightnessContrast(hex(one), hex(other), vision)

const found = (selector: string, name: string) =>
  RULES.find((rule) => rule.selector === selector && rule.declared.has(name))?.declared.get(name)

/** Returns the declared value; throws if the rule is missing, so that a renamed rule does not count as black. */
function declared(selector: string, name: string): string {
  const value = found(selector, name)
  if (value === undefined) throw new Error(`no rule of ${selector} declares ${name}`)
  return value
}
function fillOf(selector: string): Colour {
  const [fill] = declaredColours(declared(selector, 'fill'))
  if (!fill) throw new Error(`the fill of ${selector} is no colour`)
  return fill
}

/** Pairs of signs that may lie on a cell and must be distinguishable. */
const PAIRS: readonly (readonly [string, Drawing, Drawing])[] = [
  ['Admiral: a berth, one under fire', SIGNS.berth, SIGNS.hotBerth],
  ['Admiral: a heading, the chosen one', SIGNS.arrow, SIGNS.chosenArrow],
  ['Admiral: a target, the chosen one', SIGNS.reticle, SIGNS.chosenReticle],
  ['Admiral: a target, a threat', SIGNS.reticle, SIGNS.threat],
  ['Admiral: the chosen ship, a threat', SIGNS.ring, SIGNS.threat],
  ['Admiral: the chosen ship, a target', SIGNS.ring, SIGNS.reticle],
  ['Admiral: the chosen ship, one that waits', SIGNS.ring, SIGNS.able],
  ['Admiral: a berth, what an enemy can reach', SIGNS.berth, SIGNS.enemyBerth],
  ['Admiral: a ray, fire on a cell', SIGNS.strip, SIGNS.hatch],
  ['Admiral: fire of one enemy, of several', SIGNS.hatch, SIGNS.crossHatch],
  ['Jackal: a target, death', ON_ISLAND.target, ON_ISLAND.fatal],
  ['Jackal: a target, a cell chosen', ON_ISLAND.target, ON_ISLAND.chosen],
  ['Jackal: a target, a cell barred', ON_ISLAND.target, ON_ISLAND.barred],
  ['Jackal: who is chosen, who may act', ON_ISLAND.ring, ON_ISLAND.ready],
  ['Jackal: a target, the pointer', ON_ISLAND.target, ON_ISLAND.outline],
  ['Jackal: a target, the keyboard', ON_ISLAND.target, ON_ISLAND.cursor],
  ['Sea Battle: a berth, none', ON_SEA.legal, ON_SEA.illegal],
  ['Sea Battle: a berth, water too close', ON_SEA.legal, ON_SEA.blocked],
  ['Sea Battle: an aim, the pointer', ON_SEA.aim, ON_SEA.outline],
  ['Sea Battle: the last shot, one that struck', ON_SEA.last, ON_SEA.struck],
  ['Sea Battle: empty water, a wreck', ON_SEA.empty, ON_SEA.wreck],
]

it.each(PAIRS)('differ in shape: %s', (_, one, other) => {
  expect(drawn(one).shape).not.toBe(drawn(other).shape)
})

/** Signs that are seen on their own; soft light and tints lie under other signs. */
const ALONE = {
  ...SIGNS,
  target: ON_ISLAND.target,
  fatal: ON_ISLAND.fatal,
  chosen: ON_ISLAND.chosen,
  legal: ON_SEA.legal,
  illegal: ON_SEA.illegal,
  blocked: ON_SEA.blocked,
  struck: ON_SEA.struck,
  wreck: ON_SEA.wreck,
  empty: ON_SEA.empty,
} as const satisfies Record<string, Drawing>
const UNDER_OTHERS: ReadonlySet<string> = new Set([
  'plain',
  'strip',
  'able',
  'hatch',
  'crossHatch',
  'outline',
  'chevron',
])

/** Returns the greatest difference in lightness on water between the lightest and darkest parts of a sign. */
function within({ paints }: Drawn, vision: Vision): number {
  const water = named(SEAS.admiral.mid)
  const seen = [water, ...paints.map(({ colour }) => over(named(colour), water))]
  return Math.max(...seen.flatMap((one) => seen.map((other) => between(one, other, vision))))
}

describe.each(VISIONS)('with %s vision, whose lightness is that of grey', (vision) => {
  it.each(Object.entries(ALONE).filter(([name]) => !UNDER_OTHERS.has(name)))('the sign %s is visible', (_, sign) => {
    expect(within(drawn(sign), vision)).toBeGreaterThanOrEqual(LARGE)
  })

  it.each([
    ['a hit', '.die-face.is-hit .die-side', '.die-face.is-hit .die-pip'],
    ['a critical hit', '.dice-row.is-critical .is-hit .die-side', '.die-face.is-hit .die-pip'],
  ])('the face of a die that is %s is distinguishable from a miss, and its pips are countable', (_, side, pip) => {
    const opacity = Number(declared('.die-face', 'opacity'))
    for (const ground of [WOOD, PARCHMENT]) {
      const miss = over(faded(fillOf('.die-side'), opacity), ground)
      expect(between(fillOf(side), miss, vision)).toBeGreaterThanOrEqual(LARGE)
    }
    expect(between(fillOf(side), fillOf(pip), vision)).toBeGreaterThanOrEqual(LARGE)
  })

  it('a die that won on the flat table is distinguishable from one that lost', () => {
    const [lost, won] = [fillOf('.flat-die'), fillOf('.flat-die.is-won')]
    expect(between(lost, won, vision)).toBeGreaterThanOrEqual(LARGE)
    expect(between(lost, fillOf('.flat-die-pips'), vision)).toBeGreaterThanOrEqual(LARGE)
    expect(between(won, fillOf('.is-won + .flat-die-pips'), vision)).toBeGreaterThanOrEqual(LARGE)
  })

  it.each([
    ['.pips.is-hull .is-left', WOOD],
    ['.pips.is-sails .is-left', WOOD],
    ['.pips.is-shots .is-left', WOOD],
    ['.parchment .pips.is-hull .is-left', PARCHMENT],
    ['.parchment .pips.is-sails .is-left', PARCHMENT],
    ['.parchment .pips.is-shots .is-left', PARCHMENT],
  ] as const)('the remaining part is visible: %s', (selector, ground) => {
    const paints = [
      ...declaredColours(declared(selector, 'background')),
      ...declaredColours(found(selector, 'box-shadow') ?? ''),
    ]
    const best = Math.max(...paints.map((paint) => between(over(paint, ground), ground, vision)))
    expect(best).toBeGreaterThanOrEqual(LARGE)
  })
})

it('a critical hit is distinguishable from others by its shape, and the lost part of a gauge from the rest', () => {
  expect(declared('.dice-row.is-critical .is-hit .die-side', 'rx')).toBe('9px')
  expect(declared('.pips i:not(.is-left)', 'scale')).toBe('1 0.45')
})
