import { execFileSync } from 'node:child_process'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cupsStore, saveCups } from '../testkit/cupsMatches.ts'
import { freshFolder } from '../testkit/folders.ts'

describe('entries of the folder that are no saves', () => {
  it.skipIf(process.platform === 'win32')(
    'are reported and not opened: folders, links and pipes named like saves',
    async () => {
      const store = await cupsStore(await freshFolder())
      const id = await saveCups(store)
      const at = (name: string) => join(store.folder.path, `${name}.ctmatch`)
      await mkdir(at('folder'))
      await symlink(store.folder.fileOf(id), at('linked'))
      execFileSync('mkfifo', [at('pipe')])
      const { saves, setAside } = await store.list()
      expect(saves.map((save) => save.id)).toEqual([id])
      expect(setAside.map(({ file }) => file).sort()).toEqual(['folder.ctmatch', 'linked.ctmatch', 'pipe.ctmatch'])
      for (const name of ['folder', 'linked', 'pipe']) {
        await expect(store.open(name)).rejects.toMatchObject({ problem: { code: 'no-such-save' } })
      }
    },
  )

  it('do not hide the saves: plain files in place of folders', async () => {
    const store = await cupsStore(await freshFolder())
    const id = await saveCups(store)
    for (const folder of [store.folder.setAside, store.folder.originals, store.folder.trash])
      await writeFile(folder, '')
    const broken = join(store.folder.path, '20260101-000000-00.ctmatch')
    await writeFile(broken, 'not a save')
    expect(await store.list()).toMatchObject({ saves: [{ id }], setAside: [{ file: '20260101-000000-00.ctmatch' }] })
    await expect(store.remove(id)).rejects.toMatchObject({ problem: { code: 'save-failed' } })
    expect((await store.list()).saves).toHaveLength(1)
  })
})
