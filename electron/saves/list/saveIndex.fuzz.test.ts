import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { budget } from '../../../engine/testkit/fuzz.node.ts'
import { silentLog } from '../../files/log.ts'
import { copyManySaves } from '../../fixtures/manySaves.ts'
import { gameOf } from '../../games/games.ts'
import { byteDamages, damagedBytes } from '../../testkit/byteDamage.ts'
import { freshFolder } from '../../testkit/folders.ts'
import { openStore, type Store } from '../store.ts'

async function withStore<T>(data: string, use: (store: Store) => Promise<T>): Promise<T> {
  const index = { file: join(data, 'index'), program: '1' }
  const store = await openStore({ folder: join(data, 'saves'), games: gameOf, log: silentLog, now: Date.now, index })
  try {
    return await use(store)
  } finally {
    await store.closeAll()
  }
}

it('a damaged index of saves changes nothing in the list', async () => {
  const data = await freshFolder()
  await copyManySaves(join(data, 'saves'), 20)
  const right = await withStore(data, (store) => store.list())
  const whole = await readFile(join(data, 'index'))
  await fc.assert(
    fc.asyncProperty(byteDamages, async (changes) => {
      // A forged line has a right checksum and may show what it likes: its form is tested in `saveIndex.test.ts`.
      fc.pre(changes.every(({ kind }) => kind !== 'forge'))
      await writeFile(join(data, 'index'), damagedBytes(whole, changes))
      expect(await withStore(data, (store) => store.list())).toEqual(right)
    }),
    budget(1),
  )
})
