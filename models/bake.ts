import { type Parts, writeModel } from './bake/model.ts'
import { bakePanels } from './bakers/panels.ts'
import { bakeTextures } from './bakers/textures.ts'
import { bakeGrounds, bakeTiles } from './bakers/tiles.ts'
import { MODELS, type ModelName } from './manifest.ts'
import { shadeHollows } from './relief/hollows.ts'
import { SOURCES } from './sources.ts'

const FOLDER = new URL('./baked/', import.meta.url)

/** Returns a model in its baked form: slow computations run here, not in its source. */
function finished(name: ModelName): Parts {
  const parts = SOURCES[name]()
  return name === 'reliefs' || name === 'reliefs@low' ? shadeHollows(parts) : parts
}

const BAKERS: Readonly<Record<string, () => Promise<void>>> = {
  tiles: () => bakeTiles(FOLDER),
  grounds: () => bakeGrounds(FOLDER),
  textures: () => bakeTextures(FOLDER),
  panels: () => bakePanels(FOLDER),
  models: async () => {
    const names = Object.keys(MODELS) as readonly ModelName[] // the manifest's own keys
    for (const name of names) await writeModel(finished(name), new URL(MODELS[name].url))
  },
}

const wanted = process.argv.slice(2)
for (const [name, bake] of Object.entries(BAKERS)) {
  if (wanted.length === 0 || wanted.includes(name)) await bake()
}
