import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { expect, it, vi } from 'vitest'
import type { HostApi } from '../../../../electron/contract/ipc.ts'
import { setHost } from '../../../host/client.ts'
import { useModel } from '../../../table/loading/loadModel.ts'
import { openScene } from '../../../testkit/openScene.tsx'
import { plainParts } from './plainParts.ts'
import { standInForShips } from './standIns.ts'

/** Stands for the hull of a brig, named after what it is made of. */
function Hull() {
  const body = useModel('squadron/red/brig').part('body')
  return <group name={body === plainParts('red', 'brig').body ? 'plain hull' : 'carved hull'} />
}

it('a model of a ship that cannot be read gives way to a plain hull, with one line in the log that names the file', async () => {
  const reports: unknown[] = []
  const host: Pick<HostApi, 'call'> = {
    call: async (_, request) => {
      reports.push(request)
      return { ok: true, value: null as never } // nobody reads the answer to a report
    },
  }
  setHost(host as HostApi) // nothing else is asked of it
  vi.spyOn(GLTFLoader.prototype, 'loadAsync').mockRejectedValue(new Error('404 at squadron-red-brig.glb\nin a stack'))
  standInForShips()
  const scene = await openScene(<Hull />)
  expect(scene.thing('plain hull')).not.toBeNull()
  expect(reports).toEqual([
    {
      message: expect.stringMatching(
        /^The model squadron\/red\/brig\S* cannot be read from \S+squadron-red-brig.*: 404 at/,
      ),
    },
  ])
  expect(JSON.stringify(reports)).not.toContain('stack')
})
