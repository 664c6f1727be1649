/** Holds the folder of its argument until it is killed; sends its parent `held`, or the code of the refusal. */

import { problemOf } from '../contract/refused.ts'
import { lockFolder } from '../files/folderLock.ts'

try {
  await lockFolder(process.argv[2] ?? '')
  process.send?.('held')
  setInterval(() => {}, 1000)
} catch (error) {
  process.send?.(problemOf(error).code)
}
