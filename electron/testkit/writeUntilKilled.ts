/** Changes the settings and the window's bounds until it is killed; prints each step that is on disk. */

import { writeSync } from 'node:fs'
import { join } from 'node:path'
import { defaultSettings } from '../contract/ipc.ts'
import { silentLog } from '../files/log.ts'
import { SettingsFile } from '../files/settingsFile.ts'
import { BoundsFile } from '../window/bounds.ts'

const folder = process.argv[2] ?? ''
const settings = await SettingsFile.open(join(folder, 'settings.json'), defaultSettings('en'), silentLog)
const bounds = new BoundsFile(join(folder, 'window.json'))
for (let step = 0; ; step++) {
  bounds.save({ x: step, y: 0, width: 1200, height: 800, maximized: false })
  await settings.change({ volume: (step % 101) / 100 })
  await bounds.idle()
  writeSync(1, `${step}\n`)
}
