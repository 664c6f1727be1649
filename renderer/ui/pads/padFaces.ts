import type { PadButton } from '../../input/commands.ts'
import type { Brand } from '../../input/pad/brand.ts'

/** Simple shapes on buttons. */
export type Shape = 'cross' | 'ring' | 'square' | 'triangle' | 'lines' | 'pages' | 'plus' | 'minus' | 'rays'

/** The print on a button: a letter or two, or a shape. */
export type Print = { readonly text: string } | { readonly shape: Shape }

type Prints = Readonly<Partial<Record<PadButton, Print>>>

const text = (letters: string): Print => ({ text: letters })
const shape = (name: Shape): Print => ({ shape: name })

const LETTERS = { south: text('A'), east: text('B'), west: text('X'), north: text('Y') } as const satisfies Prints
const NUMBERED = {
  'left-bumper': text('L1'),
  'right-bumper': text('R1'),
  'left-trigger': text('L2'),
  'right-trigger': text('R2'),
} as const satisfies Prints
const ICONS = { view: shape('pages'), menu: shape('lines') } as const satisfies Prints
const STICKS = { 'left-stick': text('L'), 'right-stick': text('R') } as const satisfies Prints

/** The prints of each maker's buttons. A face button without one is drawn as its place among the four. */
export const PRINTS: Readonly<Record<Brand, Prints>> = {
  xbox: {
    ...LETTERS,
    ...ICONS,
    ...STICKS,
    'left-bumper': text('LB'),
    'right-bumper': text('RB'),
    'left-trigger': text('LT'),
    'right-trigger': text('RT'),
  },
  playstation: {
    ...NUMBERED,
    ...STICKS,
    south: shape('cross'),
    east: shape('ring'),
    west: shape('square'),
    north: shape('triangle'),
    view: shape('rays'),
    menu: shape('lines'),
  },
  nintendo: {
    ...STICKS,
    south: text('B'),
    east: text('A'),
    west: text('Y'),
    north: text('X'),
    'left-bumper': text('L'),
    'right-bumper': text('R'),
    'left-trigger': text('ZL'),
    'right-trigger': text('ZR'),
    view: shape('minus'),
    menu: shape('plus'),
  },
  deck: { ...LETTERS, ...NUMBERED, ...ICONS, ...STICKS },
  generic: { ...NUMBERED, ...STICKS, view: shape('minus'), menu: shape('plus') },
}
