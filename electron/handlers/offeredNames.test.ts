import { expect, it } from 'vitest'
import { LOCAL_WINDOW } from '../clients/rights.ts'
import { mapFileHandlers } from './mapFiles.ts'
import { pictureHandlers } from './pictures.ts'
import type { FileDialogs } from './saves.ts'

const CLIENT = { rights: LOCAL_WINDOW, send: () => {} }

/** Returns the names that the dialogs for a picture and for a map offer. */
async function offered(name: string): Promise<readonly string[]> {
  const names: string[] = []
  const dialogs: FileDialogs = {
    askWhatToRead: async () => [],
    askWhereToWrite: async (given) => {
      names.push(given)
      return null
    },
  }
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString('base64')
  const asked = [
    pictureHandlers(dialogs)['pictures:export']({ name, png }, CLIENT),
    mapFileHandlers(dialogs)['maps:export']({ name, text: '{}' }, CLIENT),
  ]
  const cancelled = await Promise.allSettled(asked)
  expect(cancelled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  return names
}

it('offers no name that Windows reserves', async () => {
  expect(await offered('CON')).toEqual(['CON-.png', 'CON-.ctmap'])
})

it('offers names with their combining marks', async () => {
  expect(await offered('हिन्दी')).toEqual(['हिन्दी.png', 'हिन्दी.ctmap'])
})
