import { describe, expect, it } from 'vitest'
import { type Colour, contrast, LARGE, named, over } from '../testkit/contrast.ts'
import { coloursWith, isLight, nameOf, RULES, type Rule, tokensOf } from '../testkit/sheets.ts'

const MORE = ':root[data-contrast="more"]'
/** The least contrast of text (WCAG 2, AAA), and of large text. */
const [SMALL, BIG] = [7, 4.5]

const tokens = new Map([...tokensOf(':root'), ...tokensOf(MORE)])
const coloursOf = (value: string | undefined): readonly Colour[] => coloursWith(tokens, value ?? '')
const token = (name: string): Colour => coloursOf(`var(${name})`)[0] ?? named('')
const [WOOD, PARCHMENT] = [token('--wood'), token('--parchment')]

const overrides = RULES.filter(({ file }) => file === 'styles/highContrast.css')
/** The parts of a selector between its outer commas. */
const partsOf = (selector: string): readonly string[] => selector.split(/,\s*(?![^()]*\))/)

/** Returns what a rule declares in high contrast. */
function declaredIn({ selector, declared }: Rule): ReadonlyMap<string, string> {
  const more = partsOf(selector).flatMap((part) =>
    overrides.filter((rule) => partsOf(rule.selector).includes(`${MORE} ${part}`)),
  )
  return new Map([...declared, ...more.flatMap((rule) => [...rule.declared])])
}

/** The rules of the window: pages on other screens have no high contrast. */
const rules = RULES.filter(({ isFrame, file }) => !isFrame && !file.startsWith('pages/')).map((rule) => ({
  ...rule,
  declared: declaredIn(rule),
}))

function groundsOf({ selector, declared }: Rule, text: Colour): readonly Colour[] {
  const surface = isLight(text) ? WOOD : PARCHMENT
  const [base] = selector.split('::')
  const painted = declared.has('background') ? declared : rules.find((one) => one.selector === base)?.declared
  const own = coloursOf(painted?.get('background'))
  return own.length === 0 ? [surface] : own.map((colour) => over(colour, surface))
}

function isLarge({ selector, declared }: Rule): boolean {
  if (/svg|arrow|rose-point/.test(selector)) return true
  const size = /([\d.]+)rem/.exec(declared.get('font-size') ?? declared.get('font') ?? '')?.[1]
  const isBold = /\b[78]00\b/.test(`${declared.get('font-weight')} ${declared.get('font')}`)
  return Number(size ?? 1) * 16 >= (isBold ? 18.66 : 24)
}

describe('text in high contrast (WCAG AAA)', () => {
  const texts = rules.flatMap((rule) => coloursOf(rule.declared.get('color')).map((text) => ({ rule, text })))

  it.each(texts.map(({ rule, text }) => [nameOf(rule), rule, text] as const))('%s', (_, rule, text) => {
    for (const ground of groundsOf(rule, text))
      expect(contrast(over(text, ground), ground)).toBeGreaterThanOrEqual(isLarge(rule) ? BIG : SMALL)
  })
})

/** The colours of text and signs on each surface, and the colours of that surface. */
const PAIRS = {
  parchment: {
    on: ['--parchment-light', '--parchment', '--parchment-dark'],
    texts: ['--ink', '--text', '--text-soft', '--danger-dark', '--brass-dark'],
  },
  wood: {
    on: ['--wood', '--wood-dark', '--wood-deep'],
    texts: ['--cream', '--wood-text', '--wood-soft', '--active', '--brass', '--focus'],
  },
} as const

it.each(Object.entries(PAIRS))('every colour of text can be read on every tone of %s', (_, { on, texts }) => {
  for (const ground of on)
    for (const text of texts)
      expect([text, ground, contrast(token(text), token(ground)) >= SMALL]).toEqual([text, ground, true])
})

describe('edges in high contrast', () => {
  it.each(['.segment', '.field', '.button.is-quiet', '.toggle input'])('the edge of %s is visible', (control) => {
    const rule = rules.find(({ selector, declared }) => selector === control && declared.has('box-shadow'))
    const [edge = PARCHMENT] = coloursOf(rule?.declared.get('box-shadow')?.replace('currentcolor', 'var(--text)'))
    expect(contrast(over(edge, PARCHMENT), PARCHMENT)).toBeGreaterThanOrEqual(LARGE)
  })

  it.each(['.button', '.token', '.segment:has(input:checked)'])(
    'the edge of %s is visible on both surfaces',
    (control) => {
      const rule = rules.find(({ selector, declared }) => selector === control && declared.has('box-shadow'))
      const [edge = WOOD] = coloursOf(rule?.declared.get('box-shadow'))
      const [inside = WOOD] = coloursOf(rule?.declared.get('background'))
      expect(contrast(edge, WOOD)).toBeGreaterThanOrEqual(LARGE)
      expect(contrast(inside, PARCHMENT)).toBeGreaterThanOrEqual(LARGE)
    },
  )

  it.each([
    ['the focus on wood', token('--focus'), WOOD],
    ['the focus on parchment', named('#084a6b'), PARCHMENT],
    ['the brass of wooden panels', token('--brass'), WOOD],
  ] as const)('%s is visible', (_, edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(LARGE)
  })
})
