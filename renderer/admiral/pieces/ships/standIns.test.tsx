import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { expect, it, vi } from 'vitest'
import type { HostApi } from '../../../../electron/contract/ipc.ts'
import { setHost } from '../../../host/client.ts'
import { useModel } from '../../../table/loading/loadModel.ts'
import { openScene } from '../../../testkit/openScene.tsx'
import { plainParts } from './plainParts.ts'
import { standInForShips } from './standIns.ts'

/** A stand-in for the hull of a brig, named after its geometry. */
function Hull() {
  const body = useModel('squadron/red/brig').part('body')
  return <group name={body === plainParts('red', 'brig').body ? 'plain hull' : 'carved hull'} />
}

it('a ship model that cannot be read is replaced by a plain hull, with one line in the log that names the file', async () => {
  const reports: unknown[] = []
  const host: Pick<HostApi, 'call'> = {
    call: async (_, request) => {
      reports.push(request)
      return { ok: true, value: null as never } // the answer to a report is not used
    },
  }
  setHost(host as HostApi) // no other call is expected
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
