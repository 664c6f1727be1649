import { type AddressKeeper, type KeptAddresses, NO_ADDRESSES } from '../remote/admission/addressBook.ts'

/** Keeps addresses without a disk: a host with the same keeper continues after one that was killed. */
export function addressesInMemory(earlier: KeptAddresses = NO_ADDRESSES): AddressKeeper {
  let kept = earlier
  return {
    read: async () => kept,
    keep: async (next) => {
      kept = next
    },
  }
}
