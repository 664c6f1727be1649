import type { Captain } from '../../../engine/admiral/data/captains.ts'
import { darker, INK } from '../../faces/colour.ts'
import { ground } from '../../faces/ground.ts'
import { at, fill, line, type Markup, shape } from '../../faces/ink.ts'
import { bust, SMILE } from '../../faces/motifs/bust.ts'
import { ellipse, polyline } from '../../faces/shapes.ts'

const BRASS = '#d9a441'
const IRON = '#565a66'

/** Draws Rapid: plume, hair and scarf stream behind. */
function rapid(): Markup {
  const gusts = line('M6,58Q60,40 96,58M2,150Q30,138 58,150M200,60Q232,44 262,56M204,204Q236,190 262,204', '#f7ebc8', 6)
  const scarf =
    shape('M150,170Q206,150 262,172L262,206Q214,190 160,200Z', '#c8362c', { line: 6 }) +
    shape('M92,168Q128,190 164,168L168,192Q128,214 88,192Z', '#c8362c', { line: 6 })
  const hair = shape('M160,84Q214,74 248,104Q206,108 190,126Q186,150 172,148Z', '#7a4a24', { line: 6 })
  const hat =
    shape('M52,92Q40,66 62,52Q96,28 128,30Q168,28 196,52Q214,66 204,92Q128,62 52,92Z', '#2f5f8c', { line: 8 }) +
    line('M60,86Q128,58 198,86', '#f2e4bf', 7) +
    shape('M176,52Q214,20 258,30Q236,36 240,48Q214,50 196,68Z', '#f7ebc8', { line: 5 })
  return (
    ground('#8fb9cf', { seed: 51, angle: 0 }) +
    gusts +
    hair +
    bust({ skin: '#e9bd92', coat: '#2f5f8c', chest: scarf, mouth: SMILE, hat })
  )
}

function flash(x: number, y: number): Markup {
  const points = Array.from({ length: 14 }, (_, i) => {
    const r = i % 2 ? 15 : i % 4 ? 27 : 36
    const turn = (i / 14) * Math.PI * 2
    return [x + Math.sin(turn) * r, y - Math.cos(turn) * r] as const
  })
  return shape(`${polyline(points)}Z`, '#f6b23c', { line: 5, offset: [-3, -4] }) + fill(ellipse(x, y, 11), '#fff2b8')
}

/** Draws a pistol that has already fired. */
function pistol(): Markup {
  return (
    flash(0, -78) +
    shape('M-10,-52H10V34H-10Z', IRON, { line: 6, light: 0.5 }) +
    line('M-11,-46H11M-11,-20H11', BRASS, 7) +
    shape('M-12,26H14Q20,60 44,84Q48,100 30,104Q2,90 -10,52Z', '#8a5230', { line: 6 }) +
    shape(ellipse(35, 96, 12), BRASS, { line: 5 }) +
    line('M14,34Q34,34 30,52', INK, 6)
  )
}

/** Draws Swift, which fires first: a grin under a bandana, a smoking pistol. */
function swift(): Markup {
  const grin = shape('M102,150Q128,158 156,146Q150,168 128,168Q108,166 102,150Z', '#fff6df', { line: 5, shade: 0 })
  const beard = shape('M84,136Q90,180 128,184Q166,180 172,136Q160,152 128,146Q96,152 84,136Z', '#4a2d18', { line: 6 })
  const hat =
    shape('M74,98Q74,48 128,46Q182,48 182,98Q128,78 74,98Z', '#e0a12e', { line: 7 }) +
    shape('M70,96L44,86Q34,104 52,110L34,124Q44,136 72,108Z', '#e0a12e', { line: 6 }) +
    [100, 128, 156].map((x) => fill(ellipse(x, 68, 6), '#fff2cf')).join('')
  return (
    ground('#d9a758', { seed: 52 }) +
    bust({ skin: '#d9a877', coat: '#6b3a5b', beard, mouth: grin, hat }) +
    at(206, 150, 1, 0.14, pistol())
  )
}

/** Draws Target, which never misses: a spyglass at the eye. */
function target(): Markup {
  const collar = shape('M92,168L128,206L164,168L150,160H106Z', '#f4ead2', { line: 6 })
  const moustache = shape('M128,148Q108,138 84,154Q104,166 128,154Q152,166 172,154Q148,138 128,148Z', '#d8d0c4', {
    line: 5,
  })
  const hat =
    shape('M40,88Q50,40 128,26Q206,40 216,88Q186,70 128,74Q70,70 40,88Z', '#33472c', { line: 8 }) +
    line('M52,80Q128,56 204,80', BRASS, 7) +
    shape(ellipse(128, 52, 13), '#c8362c', { line: 5 })
  const glass =
    shape(ellipse(154, 112, 38), BRASS, { line: 8 }) +
    shape(ellipse(154, 112, 26), '#27424a', { line: 6, light: 0 }) +
    fill('M138,100Q146,90 160,92Q146,98 142,110Z', '#9fe0d4') +
    shape('M188,118L246,148L238,178L176,140Z', '#6b3a1c', { line: 7 })
  return (
    ground('#a3b07c', { seed: 53 }) +
    bust({ skin: '#e5b48a', coat: '#4d6a3e', chest: collar, mouth: '', hat, beard: '' }) +
    moustache +
    glass
  )
}

/** Draws Berserk, first over the rail: a wild beard, a knife between the teeth. */
function berserk(): Markup {
  const fire = line('M30,236Q14,190 36,150M226,236Q242,190 220,150M128,20V6M74,34L64,18M182,34L192,18', '#f0c24e', 8)
  const beard = shape(
    'M74,122Q60,176 84,200L92,186L104,220L116,194L128,228L140,194L152,220L164,186L172,200Q196,176 182,122Q160,150 128,146Q96,150 74,122Z',
    '#c4552a',
    { line: 7, inside: line('M104,160V190M128,160V204M152,160V190', darker('#c4552a', 0.4), 4) },
  )
  const brows = line('M88,100L118,110M168,100L138,110', INK, 10)
  const knife =
    shape('M52,150L176,142Q208,146 220,160Q190,166 176,160L56,166Z', '#c9ced6', { line: 6, light: 0.6 }) +
    shape('M22,150H58V168H22Q12,159 22,150Z', '#6b3a1c', { line: 6 }) +
    shape('M54,142H64V174H54Z', BRASS, { line: 5 })
  const hat =
    shape('M72,96Q66,44 128,40Q190,44 184,96Q128,74 72,96Z', '#7a2f3a', { line: 7 }) +
    line('M78,88Q128,68 178,88', '#f2e4bf', 8) +
    shape('M66,84Q34,70 34,32Q52,54 82,58Z', '#efe2c4', { line: 6 }) +
    shape('M190,84Q222,70 222,32Q204,54 174,58Z', '#efe2c4', { line: 6 })
  return (
    ground('#a8453d', { seed: 54 }) +
    fire +
    bust({ skin: '#d99a6c', coat: '#4a2320', beard, mouth: '', hat }) +
    brows +
    knife
  )
}

/** The four captains, 256 units. */
export const PORTRAITS: Readonly<Record<Captain, () => Markup>> = { rapid, swift, target, berserk }
