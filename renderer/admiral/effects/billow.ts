import { around } from '../../table/sprites/drawing.ts'

/** The balls of a billow: their middles, radii and light, the hindmost first. */
const BILLOWS = [
  [-20, 22, 32, 150],
  [22, 20, 30, 165],
  [2, 26, 30, 160],
  [-28, -4, 26, 205],
  [28, -8, 26, 215],
  [0, -6, 34, 225],
  [-8, -30, 24, 255],
  [16, -30, 20, 250],
] as const

/** A billow of smoke, lit from above. */
export const billow = around((g) => {
  for (const [x, y, r, light] of BILLOWS) {
    const shade = g.createRadialGradient(x - r * 0.25, y - r * 0.4, r * 0.1, x, y, r)
    shade.addColorStop(0, `rgba(${light},${light},${light},0.8)`)
    shade.addColorStop(0.55, `rgba(${light - 40},${light - 40},${light - 40},0.42)`)
    shade.addColorStop(1, `rgba(${light - 80},${light - 80},${light - 80},0)`)
    g.fillStyle = shade
    g.fillRect(-64, -64, 128, 128)
  }
})
