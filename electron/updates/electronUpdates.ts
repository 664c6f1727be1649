import { app } from 'electron'
import type { Log } from '../files/log.ts'
import { ElectronSource } from './electronSource.ts'
import type { NameLookup } from './nameLookup.ts'
import { Updates } from './updates.ts'

/** Creates the updater of this program. `isOn` returns whether the user has updates turned on. */
export function electronUpdates(isOn: () => boolean, log: Log, names: NameLookup): Updates {
  const { platform, resourcesPath: resources, env } = process
  return new Updates({
    source: new ElectronSource({ isPackaged: app.isPackaged, platform, resources, env }, names),
    isOn,
    log,
    later: (milliseconds, callback) => void setTimeout(callback, milliseconds).unref(),
  })
}
