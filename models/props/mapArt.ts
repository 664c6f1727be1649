import { around, at, fill, line, type Markup, shape } from '../faces/ink.ts'
import { ellipse, path, polyline, text } from '../faces/shapes.ts'
import { fractalNoise } from '../noise.ts'
import { randomFrom } from '../random.ts'

const [W, H] = [1024, 732]
const SEPIA = '#5b3216'
const RED = '#9c2f22'
const ROSE = [W * 0.68, H * 0.42] as const

function blots(): Markup {
  const random = randomFrom(4)
  const spots = Array.from({ length: 900 }, () => {
    const colour = random() < 0.5 ? '#fff0c8' : '#7a4a1c'
    const [rx, ry] = [10 + random() * 60, 6 + random() * 40]
    return fill(ellipse(random() * W, random() * H, rx, ry), colour, 0.05)
  })
  return spots.join('')
}

function burntRim(): Markup {
  const stops =
    '<stop offset=".5" stop-color="#5a2d0a" stop-opacity="0"/><stop offset="1" stop-color="#502408" stop-opacity=".66"/>'
  const gradient = `<radialGradient id="rim" gradientUnits="userSpaceOnUse" cx="${W / 2}" cy="${H / 2}" r="${W * 0.62}">${stops}</radialGradient>`
  return `${gradient}<path fill="url(#rim)" d="M0,0H${W}V${H}H0Z"/>`
}

/** Draws sixteen rhumb lines from the rose. */
function rhumbLines(): Markup {
  return at(...ROSE, 1, 0, `<g opacity=".32">${around(16, () => line('M0,0V-1400', SEPIA, 2))}</g>`)
}

function coast(x: number, y: number, size: number, seed: number): Markup {
  const points = Array.from({ length: 60 }, (_, i) => {
    const turn = (i / 60) * Math.PI * 2
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const r = size * (0.7 + 0.6 * fractalNoise(c * 1.6 + seed, s * 1.6 + seed))
    return [x + r * c * 1.3, y + r * s] as const
  })
  const d = `${polyline(points)}Z`
  const halo = `<g opacity=".32">${line(d, '#466e6e', 26)}</g>`
  return halo + shape(d, '#c7a566', { line: 5, shade: 0.15, light: 0 })
}

function hills(x: number, y: number): Markup {
  return at(x, y, 1, 0, line('M-34,14L-12,-22L6,8M-4,-8L14,-30L40,14M-20,-10L-14,4M18,-18L24,2', SEPIA, 4.5))
}

function trees(x: number, y: number): Markup {
  const tree = (dx: number, dy: number) =>
    at(dx, dy, 1, 0, line('M0,12V-6M0,-6Q-14,-8 -12,-18M0,-6Q14,-10 13,-18M0,-6V-22', SEPIA, 4))
  return at(x, y, 1, 0, tree(-22, 4) + tree(4, -8) + tree(28, 6))
}

function rose(): Markup {
  const points = (long: boolean) =>
    around(8, (i) => {
      if (i % 2 === (long ? 1 : 0)) return ''
      const length = long ? 104 : 60
      return fill(path`M0,${-length}L13,-13L0,0Z`, SEPIA) + fill(path`M0,${-length}L-13,-13L0,0Z`, '#a6452e')
    })
  return at(
    ...ROSE,
    1.1,
    0,
    points(false) + points(true) + line(ellipse(0, 0, 70), SEPIA, 4) + line(ellipse(0, 0, 76), SEPIA, 2),
  )
}

/** Draws a little ship under sail. */
function vessel(x: number, y: number): Markup {
  const lines =
    'M-34,10Q-28,26 -14,26H20Q34,24 38,8ZM-4,8V-44M18,8V-30M-28,4Q-14,-14 -26,-32Q-8,-38 8,-30Q16,-14 6,4ZM14,2Q22,-12 16,-24Q28,-22 34,-16Q36,-6 32,2Z'
  return at(
    x,
    y,
    1.15,
    -0.05,
    line(lines, SEPIA, 4) + line('M-60,32Q-50,24 -40,32T-20,32T0,32T20,32T40,32T60,32', SEPIA, 3),
  )
}

/** Draws a sea serpent in three coils. */
function serpent(x: number, y: number): Markup {
  const coils =
    'M-60,12Q-60,-22 -40,-22Q-20,-22 -20,12M0,12Q0,-16 16,-16Q32,-16 32,12M50,12Q50,-34 70,-36Q88,-36 88,-22L72,-18'
  return at(x, y, 1, 0, line(coils, SEPIA, 5) + fill(ellipse(74, -28, 3), SEPIA))
}

/** Draws the dashed way to the red cross. */
function route(): Markup {
  const way = path`M${W * 0.2},${H * 0.42}Q${W * 0.4},${H * 0.62} ${W * 0.52},${H * 0.5}T${W * 0.76},${H * 0.74}`
  return line(way, RED, 8, '20 18') + at(W * 0.76, H * 0.74, 1, 0, line('M-22,-22L22,22M22,-22L-22,22', RED, 12))
}

/** Returns the treasure map: parchment, rhumb lines, coasts, rose, route. */
export function mapDocument(): string {
  const land =
    coast(W * 0.26, H * 0.36, 120, 2) +
    coast(W * 0.3, H * 0.78, 80, 7) +
    coast(W * 0.74, H * 0.76, 95, 12) +
    coast(W * 0.52, H * 0.2, 50, 3)
  const signs =
    hills(W * 0.27, H * 0.3) +
    trees(W * 0.32, H * 0.44) +
    trees(W * 0.29, H * 0.78) +
    hills(W * 0.71, H * 0.7) +
    vessel(W * 0.46, H * 0.78) +
    serpent(W * 0.88, H * 0.16)
  const frame = `<g opacity=".6">${line(`M22,22H${W - 22}V${H - 22}H22Z`, SEPIA, 4)}${line(`M32,32H${W - 32}V${H - 32}H32Z`, SEPIA, 2)}</g>`
  const parchment = fill(`M0,0H${W}V${H}H0Z`, '#d9ba83') + blots()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${text(W)} ${text(H)}">${parchment}${rhumbLines()}${land}${signs}${rose()}${route()}${frame}${burntRim()}</svg>`
}
