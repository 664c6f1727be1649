import { CanvasTexture } from 'three'
import { SHIP_CLASSES } from '../../../../engine/admiral/types.ts'
import { clothPlace, SHEET } from '../../../../models/admiral/squadron/clothSheet.ts'
import { MODELS, TEXTURES } from '../../../../models/manifest.ts'
import { SQUADRON_PAINT, SQUADRONS } from '../../../../models/teams.ts'
import { reportTrouble } from '../../../host/trouble.ts'
import { standInForModel } from '../../../table/loading/loadModel.ts'
import { standInForTexture } from '../../../table/loading/loadTexture.ts'
import { plainParts } from './plainParts.ts'

/** Pixels of the plain cloth for one of the sheet's units. */
const SCALE = 1 / 32

/** Draws plain ships instead of models and cloth that cannot be loaded, with a line in the log that names the file. */
export function standInForShips(): void {
  for (const team of SQUADRONS)
    for (const name of SHIP_CLASSES)
      for (const model of [`squadron/${team}/${name}`, `squadron/${team}/${name}@low`] as const)
        standInForModel(model, (problem) => {
          reportTrouble(`The model ${model} cannot be read from ${MODELS[model].url}; a plain hull is drawn`, problem)
          return plainParts(team, name)
        })
  standInForTexture('squadron-cloth', (problem) => {
    reportTrouble(`The picture squadron-cloth cannot be read from ${TEXTURES['squadron-cloth'].url}`, problem)
    return plainCloth()
  })
}

/** Draws cloth in the colours of the squadrons, without heraldry, and wood for spars. */
function plainCloth(): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = SHEET.width * SCALE
  canvas.height = SHEET.height * SCALE
  const g = canvas.getContext('2d')
  if (!g) throw new Error('this browser cannot draw')
  g.fillStyle = '#a8743e'
  g.fillRect(0, 0, canvas.width, canvas.height)
  for (const team of SQUADRONS) {
    const [left, top] = clothPlace(team, 'emblem')(0, 0)
    const [right, bottom] = clothPlace(team, 'flag')(1, 1)
    g.fillStyle = SQUADRON_PAINT[team].sail
    g.fillRect(
      left * canvas.width,
      Math.floor(top * canvas.height),
      (right - left) * canvas.width,
      Math.ceil((bottom - top) * canvas.height),
    )
  }
  return new CanvasTexture(canvas)
}
