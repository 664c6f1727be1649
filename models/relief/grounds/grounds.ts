import { type FaceName, ORDER } from '../../faces/atlas.ts'
import { BROWN, ground, SAND } from '../../faces/ground.ts'
import { fill, line, type Markup } from '../../faces/ink.ts'
import { back } from '../../faces/kinds/back.ts'
import { tuft } from '../../faces/motifs/plants.ts'
import { ripples } from '../../faces/motifs/sand.ts'
import { cloud } from '../../faces/motifs/sky.ts'
import { rays } from '../../faces/motifs/treasure.ts'
import { framed } from '../../faces/panel.ts'
import { ellipse } from '../../faces/shapes.ts'
import { chestCloth, compass, foot, footprint, meadow, pit, pond, rift, runway, track } from './marks.ts'

const MIRE = 'M12,158Q26,80 98,88Q140,46 210,80Q256,112 244,180Q224,244 140,236Q32,248 12,158Z'
const POND = 'M16,140Q14,74 74,62Q130,36 196,60Q246,84 242,142Q246,214 172,226Q90,242 44,214Q16,196 16,140Z'

const beams = fill('M128,84L-20,26V150Z', '#ffe796', 0.55) + fill('M128,84L276,26V150Z', '#ffe796', 0.55)

/** The ground under each carving: the field of the drawn face with its flat parts, without the standing ones. */
const GROUNDS: Readonly<Record<FaceName, () => Markup>> = {
  back,
  'empty-1': () => meadow(1),
  'empty-2': () => meadow(2, foot(110, 160, 70, 34)),
  'empty-3': () =>
    ground(SAND, { seed: 3 }) +
    ripples('M0,58Q40,44 70,58T150,52T256,60M0,226Q60,210 110,226T256,218', SAND) +
    foot(116, 160, 84, 40, 0.42),
  'empty-4': () => meadow(5, foot(126, 138, 96, 48)),
  'arrow-1': () => compass(61),
  'arrow-1d': () => compass(62),
  'arrow-2': () => compass(63),
  'arrow-2d': () => compass(64),
  'arrow-3': () => compass(65),
  'arrow-4': () => compass(66),
  'arrow-4d': () => compass(67),
  horse: () => ground('#c9b25a', { seed: 9 }) + tuft(48, 212, 1.2) + foot(118, 156, 78, 36),
  jungle: () => ground('#4f8a3e', { seed: 11 }) + track('jungle', '#b98f56'),
  desert: () =>
    ground('#e3b75c', { seed: 12 }) + ripples('M8,222Q90,200 140,220T248,212', '#e3b75c') + track('desert', '#c98f47'),
  swamp: () =>
    ground('#7d8a4b', { seed: 13 }) +
    pond(MIRE, '#41583f', '#2f4432') +
    line('M44,208Q64,200 84,208M170,206Q190,198 214,206M120,104Q136,98 152,104', '#6f8a5c', 5) +
    track('swamp', '#8a7a4a'),
  mountain: () => ground('#b7b0bd', { seed: 14 }) + foot(128, 110, 124, 74) + track('mountain', '#8d7f84'),
  ice: () => ground('#7fb9cf', { seed: 15, angle: -0.8 }) + foot(128, 140, 120, 104, 0.42),
  trap: () => ground('#b98a52', { seed: 16 }) + tuft(40, 224, 1.1) + tuft(222, 60, 1.1) + pit(),
  crocodile: () =>
    ground('#7fa08a', { seed: 17 }) +
    pond(POND, '#33788a', '#225868') +
    line('M44,196Q66,186 88,196M150,208Q172,198 196,208M176,82Q194,74 212,82', '#a9d3d0', 6) +
    foot(126, 146, 100, 44, 0.4),
  cannibal: () => ground('#b9654a', { seed: 18 }) + foot(106, 128, 104, 70, 0.6),
  cave: () =>
    ground('#a79a8c', { seed: 19 }) + foot(128, 132, 122, 78, 0.55) + tuft(34, 224, 1.2) + tuft(222, 226, 1.1),
  earthquake: () => ground('#b9935e', { seed: 20 }) + rift(),
  grove: () =>
    ground('#5f9a45', { seed: 21 }) + foot(80, 136, 66, 34) + foot(180, 136, 66, 34) + foot(112, 190, 60, 26),
  fort: () => meadow(23, foot(126, 124, 122, 76, 0.55)),
  aborigine: () => ground('#9dbb55', { seed: 24 }) + foot(108, 128, 108, 72, 0.55),
  'chest-1': () => chestCloth(51),
  'chest-2': () => chestCloth(52),
  'chest-3': () => chestCloth(53),
  'chest-4': () => chestCloth(54),
  'chest-5': () => chestCloth(55),
  galleon: () => ground('#7a2f3a', { seed: 30 }) + rays(128, 118, '#e9b949') + foot(128, 114, 116, 56, 0.6),
  airplane: () => ground('#8fb9cf', { seed: 31 }) + runway() + foot(110, 138, 96, 58, 0.42),
  caramba: () => ground('#a8453d', { seed: 32 }) + foot(128, 138, 122, 112, 0.4),
  balloon: () => ground('#9cc4d2', { seed: 33 }) + cloud(44, 216, 0.72) + cloud(214, 54, 0.7) + foot(120, 164, 74, 40),
  cannon: () => ground('#b59a6c', { seed: 34 }) + foot(132, 146, 104, 88),
  lighthouse: () => ground('#5d7fa3', { seed: 35 }) + beams + foot(112, 140, 94, 52),
  ben: () => ground('#a8b65c', { seed: 36 }) + foot(110, 112, 106, 66) + tuft(216, 60, 1.1),
  missionary: () => ground('#b7b9a4', { seed: 37 }) + foot(124, 130, 94, 60) + tuft(216, 72, 1),
  friday: () =>
    ground('#e0bd74', { seed: 38 }) +
    ripples('M8,56Q80,36 130,54T248,44M8,226Q70,208 130,224T248,214', '#e0bd74') +
    footprint(),
  'bottle-1': () => ground(BROWN, { seed: 39 }) + foot(110, 146, 74, 42),
  'bottle-2': () => ground(BROWN, { seed: 40 }) + foot(112, 144, 96, 48),
  'bottle-3': () => ground(BROWN, { seed: 41 }) + foot(120, 142, 110, 56),
  rum: () => ground('#a86d46', { seed: 42 }) + foot(116, 136, 112, 66, 0.55),
  thicket: () => ground('#3b6d3a', { seed: 22 }) + foot(128, 124, 116, 96) + fill(ellipse(128, 134, 58, 50), '#132a1c'),
  lifeboat: () =>
    ground(SAND, { seed: 57 }) +
    ripples('M0,52Q40,38 70,52T150,46T256,54M0,232Q60,216 110,232T256,224', SAND) +
    line('M70,96L58,250M186,96L198,250', '#b98f4a', 9) +
    foot(128, 84, 116, 44, 0.42) +
    foot(78, 192, 50, 40, 0.42),
  trampoline: () => ground(SAND, { seed: 61 }) + foot(134, 140, 104, 100, 0.5),
  bear: () =>
    ground('#7d9a5a', { seed: 63 }) + tuft(34, 226, 1.1) + tuft(226, 222, 1.1) + foot(104, 134, 106, 82, 0.55),
  ferry: () => ground('#4c8fa0', { seed: 65 }),
  'chest-empty': () => ground('#8d6a52', { seed: 56 }) + foot(116, 120, 104, 66, 0.6),
  'galleon-empty': () => ground('#6b4a4c', { seed: 36 }) + foot(128, 114, 116, 56, 0.6),
  'airplane-flown': () => ground('#8b9aa0', { seed: 37 }) + runway() + foot(90, 186, 70, 36, 0.42),
  'lighthouse-dark': () => ground('#45525f', { seed: 38 }) + foot(112, 140, 94, 52),
}

/** Returns the SVG document of the ground of a face, in the frame of the drawn one. */
export function groundDocument(name: FaceName): string {
  const drawing = GROUNDS[name]()
  const whole = name === 'back' ? drawing : framed(drawing, ORDER.indexOf(name) * 31 + 5)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">${whole}</svg>`
}
