import { type AddressKeeper, NO_ADDRESSES } from '../remote/admission/addressBook.ts'

/** Keeps addresses without a disk: a host with the same keeper continues after one that was killed. */
export function addressesInMemory(): AddressKeeper {
  let kept = NO_ADDRESSES
  return {
    read: async () => kept,
    keep: async (next) => {
      kept = next
    },
  }
}
