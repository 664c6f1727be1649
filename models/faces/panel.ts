import { randomFrom } from '../random.ts'
import { at, clipped, line, type Markup } from './ink.ts'
import { path, roundedRect, text } from './shapes.ts'

const PANEL = roundedRect(15, 15, 226, 226, 20)

/** Draws maple around the painted panel, streaked along the grain. */
function rim(seed: number): Markup {
  const random = randomFrom(seed)
  const streaks = Array.from({ length: 60 }, () => {
    const colour = random() < 0.5 ? '#e0b67c' : '#8d5f33'
    const width = 1 + random() * 2.5
    const y = random() * 256
    const d = path`M0,${y}C90,${y + random() * 10 - 5} 170,${y + random() * 10 - 5} 256,${y}`
    return `<path d="${d}" stroke="${colour}" stroke-width="${text(width)}"/>`
  }).join('')
  return `<path fill="#c08f58" d="M0,0H256V256H0Z"/><g fill="none" stroke-opacity=".22">${streaks}</g>`
}

/** Draws the shadow of the rim on the panel. */
function innerShadow(): Markup {
  const blur =
    '<filter id="inset" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="6.5"/></filter>'
  const outside = `<path fill="#28100a" fill-opacity=".8" fill-rule="evenodd" filter="url(#inset)" d="M-40,-40H296V296H-40Z${PANEL}"/>`
  return blur + at(0, 3, 1, 0, outside)
}

/** Puts a drawing in its wooden rim: a panel of 226 units sunk into the tile. */
export function framed(drawing: Markup, seed: number): Markup {
  const painted = `<g transform="translate(12.8 12.8) scale(.9)">${drawing}</g>`
  return rim(seed) + clipped(PANEL, painted + innerShadow()) + line(PANEL, '#5b351a', 5)
}
