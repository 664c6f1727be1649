import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Red, green, blue, 0–255, and opacity. */
type Colour = readonly [number, number, number, number]

interface Rule {
  readonly file: string
  readonly selector: string
  readonly declared: ReadonlyMap<string, string>
}

const root = join(import.meta.dirname, '..')
const files = globSync('**/*.css', { cwd: root }).filter((file) => !file.startsWith('gallery'))

function rulesIn(file: string): readonly Rule[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    file,
    selector: selector.trim().replace(/\s+/g, ' '),
    declared: new Map(
      body.split(';').flatMap((line) => {
        const at = line.indexOf(':')
        return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()] as const]
      }),
    ),
  }))
}

const rules = files.flatMap(rulesIn)
const tokens = new Map(
  rules
    .filter(({ selector }) => selector === ':root')
    .flatMap(({ declared }) => [...declared].filter(([name]) => name.startsWith('--'))),
)

function coloursIn(value: string): readonly Colour[] {
  const plain = value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? '')
  return [...plain.matchAll(/#([0-9a-f]{3,8})\b/gi)].map(([, hex = '']) => {
    const full = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex
    const at = (index: number) => Number.parseInt(full.slice(index * 2, index * 2 + 2), 16)
    return [at(0), at(1), at(2), full.length > 6 ? at(3) / 255 : 1]
  })
}

const over = ([r, g, b, a]: Colour, [x, y, z]: Colour): Colour => [
  r * a + x * (1 - a),
  g * a + y * (1 - a),
  b * a + z * (1 - a),
  1,
]

function luminance([r, g, b]: Colour): number {
  const [x = 0, y = 0, z = 0] = [r, g, b].map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * x + 0.7152 * y + 0.0722 * z
}

/** WCAG 2: from 1 to 21. */
function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const named = (value: string): Colour => coloursIn(value)[0] ?? [0, 0, 0, 1]
const isLight = (colour: Colour) => luminance(colour) > 0.25

/** Where text is hardest to read on a surface: the lightest grain of the wood, the darkest corner of the parchment. */
const WOOD = named('#6b3f20')
const PARCHMENT = named('#c8a162')
const ON_WOOD = named('var(--wood-text)')
const ON_PARCHMENT = named('var(--text)')

/** What a rule's text stands on: its own opaque background, else light text on wood and dark text on parchment. */
function groundsOf({ selector, declared }: Rule, text: Colour): readonly Colour[] {
  const surface = isLight(text) ? WOOD : PARCHMENT
  const [base] = selector.split('::')
  const painted = declared.has('background') ? declared : rules.find((one) => one.selector === base)?.declared
  const own = coloursIn(painted?.get('background') ?? '')
  return own.length === 0 ? [surface] : own.map((colour) => over(colour, surface))
}

const name = ({ file, selector }: Rule) => `${file} ${selector}`
const LARGE = 3
const SMALL = 4.5

/** Text of 24 px and more, or 18.66 px and bold (WCAG 2, large scale); signs that are drawn in the text's colour. */
function isLarge({ selector, declared }: Rule): boolean {
  if (/svg|arrow|rose-point/.test(selector)) return true
  const size = /([\d.]+)rem/.exec(declared.get('font-size') ?? declared.get('font') ?? '')?.[1]
  const isBold = /\b[78]00\b/.test(`${declared.get('font-weight')} ${declared.get('font')}`)
  return Number(size ?? 1) * 16 >= (isBold ? 18.66 : 24)
}

describe('text can be read (WCAG AA)', () => {
  const texts = rules.flatMap((rule) => coloursIn(rule.declared.get('color') ?? '').map((text) => ({ rule, text })))

  it('finds the rules that colour text', () => {
    expect(texts.length).toBeGreaterThan(60)
  })

  it.each(texts.map(({ rule, text }) => [name(rule), rule, text] as const))('%s', (_, rule, text) => {
    for (const ground of groundsOf(rule, text))
      expect(contrast(over(text, ground), ground)).toBeGreaterThanOrEqual(isLarge(rule) ? LARGE : SMALL)
  })
})

describe('a tint under text leaves it readable', () => {
  /** On wood: everything that marks who acts, what is chosen, what is pointed at, within a wooden panel. */
  const tints = rules.filter(({ file, declared }) => {
    const colours = coloursIn(declared.get('background') ?? '')
    const isOnWood = /fleet|crews|hintBar|speeds|bubbles|assignPanel/.test(file)
    return isOnWood && !declared.has('color') && colours.some((colour) => colour[3] < 1 && isLight(colour))
  })

  it('finds the cards of who acts', () => {
    expect(tints.map(({ selector }) => selector)).toEqual(
      expect.arrayContaining([
        '.adm-fleet[data-acting="true"]',
        '.fleet-card[data-acting="true"]',
        '.score[data-acting="true"]',
      ]),
    )
  })

  it.each(tints.map((rule) => [name(rule), rule] as const))('%s', (_, { declared }) => {
    for (const tint of coloursIn(declared.get('background') ?? ''))
      expect(contrast(ON_WOOD, over(tint, WOOD))).toBeGreaterThanOrEqual(SMALL)
  })
})

describe('edges and faded text', () => {
  it.each([
    ['wood', WOOD, ON_WOOD],
    ['parchment', PARCHMENT, ON_PARCHMENT],
  ] as const)('text on %s is AA with all its grain', (_, ground, text) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(SMALL)
  })

  it.each([
    ['segment-about', PARCHMENT, ON_PARCHMENT],
    ['is-old', PARCHMENT, ON_PARCHMENT],
  ] as const)('%s is not faded too far', (part, ground, [r, g, b]) => {
    const faded = rules.filter(({ selector, declared }) => selector.includes(part) && declared.has('opacity'))
    expect(faded.length).toBeGreaterThan(0)
    for (const { declared } of faded)
      expect(contrast(over([r, g, b, Number(declared.get('opacity'))], ground), ground)).toBeGreaterThanOrEqual(SMALL)
  })

  it.each(['.segment', '.field', '.button.is-quiet', '.toggle input'])('the edge of %s is seen', (control) => {
    const rule = rules.find(({ selector, declared }) => selector === control && declared.has('box-shadow'))
    const [edge = PARCHMENT] = coloursIn(rule?.declared.get('box-shadow') ?? '')
    expect(contrast(over(edge, PARCHMENT), PARCHMENT)).toBeGreaterThanOrEqual(LARGE)
  })

  it.each([
    ['the focus on wood', 'var(--focus)', WOOD],
    ['the focus on parchment', '#084a6b', PARCHMENT],
    ['a wrong field', 'var(--danger-dark)', PARCHMENT],
    ['the brass of wooden panels', 'var(--brass)', WOOD],
  ])('%s is seen', (_, edge, ground) => {
    expect(contrast(named(edge), ground)).toBeGreaterThanOrEqual(LARGE)
  })
})
