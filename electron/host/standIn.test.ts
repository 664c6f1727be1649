import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { freshFolder } from '../testkit/folders.ts'
import { isStandIn } from './standIn.ts'

it('is detected by the marker file of a package, whatever the environment says', async () => {
  const resources = await freshFolder()
  const env = { CAPTAINS_TABLE_STAND_IN: '1' }
  expect(isStandIn({ isPackaged: true, resources, env })).toBe(false)
  await writeFile(join(resources, 'stand-in'), '')
  expect(isStandIn({ isPackaged: true, resources, env: {} })).toBe(true)
})

it('is detected by the environment variable in a working tree', () => {
  expect(isStandIn({ isPackaged: false, resources: '/nowhere', env: { CAPTAINS_TABLE_STAND_IN: '1' } })).toBe(true)
  expect(isStandIn({ isPackaged: false, resources: '/nowhere', env: {} })).toBe(false)
})
