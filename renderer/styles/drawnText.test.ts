import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Colour, coloursIn, contrast, faded, named, over, SMALL } from '../testkit/contrast.ts'
import { declaredColours, PARCHMENT, RULES, token } from '../testkit/sheets.ts'

const root = join(import.meta.dirname, '..')
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** Returns the colours of a drawing's declarations of one kind: `fill` of `.waters-chest path`. */
function drawn(selector: string, property: 'fill' | 'stroke'): readonly Colour[] {
  const rules = RULES.filter((rule) => rule.selector.split(', ').includes(selector))
  const opacity = Number(rules.map(({ declared }) => declared.get(`${property}-opacity`)).find(Boolean) ?? 1)
  return rules
    .flatMap(({ declared }) => declaredColours(declared.get(property) ?? ''))
    .map((one) => faded(one, opacity))
}

/** Returns the colours of the water in a flat table's picture. */
const waterOf = (file: string) =>
  sourceOf(file)
    .split('\n')
    .filter((line) => line.includes('stopColor'))
    .flatMap((line) => coloursIn(line))

const WATERS = waterOf('admiral/flat/picture/Chart.tsx')

/** Words and figures in a drawing: their file, their colours, and their background. */
interface DrawnText {
  readonly file: string
  readonly text: readonly Colour[]
  readonly on: readonly Colour[]
}

/** Returns text whose own edge is its background. */
const edged = (file: string, selector: string, lit = selector): DrawnText => ({
  file,
  text: [...drawn(selector, 'fill'), ...drawn(lit, 'fill')],
  on: drawn(selector, 'stroke'),
})

const standing = (file: string, selector: string, on: readonly Colour[]): DrawnText => ({
  file,
  text: drawn(selector, 'fill'),
  on,
})

const RULE_DRAWING = sourceOf('admiral/rulesBook/RuleDrawing.tsx')

const TEXTS: readonly DrawnText[] = [
  edged('admiral/flat/picture/Chart.tsx', '.waters-edges text'),
  standing('admiral/flat/picture/Units.tsx', '.waters-chest text', drawn('.waters-chest path', 'fill')),
  edged('admiral/rulesBook/BasePicture.tsx', '.waters-letter'),
  edged('admiral/flat/picture/RayMarks.tsx', '.waters-ray text'),
  edged('admiral/flat/picture/UnitMarks.tsx', '.waters-target text'),
  edged('admiral/flat/picture/SeaMarks.tsx', '.waters-points'),
  standing(
    'admiral/flat/picture/RoseMarks.tsx',
    '.waters-spoke text',
    drawn('.waters-spoke circle', 'fill').flatMap((disc) => WATERS.map((water) => over(disc, water))),
  ),
  edged('admiral/flatMarks/FlatMarks.tsx', '.flat-deed'),
  {
    file: 'admiral/rulesBook/RuleDrawing.tsx',
    text: coloursIn(/<text[^>]*fill="(#\w+)"/.exec(RULE_DRAWING)?.[1] ?? ''),
    on: coloursIn(/<text[^>]*stroke="(#\w+)"/.exec(RULE_DRAWING)?.[1] ?? ''),
  },
  { file: 'sea-battle/result/FieldChart.tsx', text: [token('--text')], on: [PARCHMENT] },
  standing('sea-battle/rulesBook/SeaDrawing.tsx', '.sea-rail-sign', drawn('.sea-rail', 'fill')),
  standing('jackal/flat/picture/signs.tsx', '.isle-sign-text', drawn('.isle-badge', 'fill')),
  edged('jackal/flat/picture/Gold.tsx', '.isle-count'),
  standing('jackal/flat/picture/Figures.tsx', '.isle-step-number', drawn('.isle-step', 'fill')),
  edged('jackal/flat/picture/EdgeNames.tsx', '.isle-edges text', '.isle-edges [data-lit="true"]'),
  edged('jackal/flat/picture/FlatShips.tsx', '.isle-bottles'),
  standing('ui/pads/PadGlyph.tsx', '.pad-glyph .pad-text', drawn('.pad-glyph .pad-body', 'fill')),
]

it('knows every drawing with text in it', () => {
  const files = globSync('**/*.tsx', { cwd: root }).filter((file) => !/^gallery|\.test\.tsx$/.test(file))
  const withText = files.filter((file) => /<text\b/.test(sourceOf(file)))
  expect(withText.toSorted()).toEqual(TEXTS.map(({ file }) => file).toSorted())
})

it.each(TEXTS.map((one) => [one.file, one] as const))('text in the drawing %s can be read', (_, { text, on }) => {
  expect([text.length > 0, on.length > 0]).toEqual([true, true])
  for (const ground of on)
    for (const colour of text) expect(contrast(over(colour, ground), ground)).toBeGreaterThanOrEqual(SMALL)
})

it('a colour with an opacity is mixed with what is under it', () => {
  expect(over(named('#ffffff80'), named('#000000'))[0]).toBeCloseTo(128, 0)
  expect(contrast(named('rgba(255,255,255,1)'), named('#000'))).toBeCloseTo(21)
})
