// What the page keeps on the device, looked at and changed behind its back.

/** Reads the database's table after putting something into it, if that is wanted. */
const throughTable = (page, put = null) =>
  page.evaluate(async (change) => {
    const told = (request) =>
      new Promise((give, fail) => {
        request.onsuccess = () => give(request.result);
        request.onerror = () => fail(request.error);
      });
    const db = await told(indexedDB.open("hashigo"));
    try {
      const table = db.transaction("shelf", "readwrite").objectStore("shelf");
      if (change) await told(table.put(change.value, change.name));
      return [await told(table.getAllKeys()), await told(table.getAll())];
    } finally {
      db.close();
    }
  }, put);

/** All that is kept, by its names. */
export async function keptValues(page) {
  const [names, values] = await throughTable(page);
  return new Map(names.map((name, k) => [name, values[k]]));
}

export const keptNames = async (page) => [...(await keptValues(page)).keys()];

export const putKept = (page, name, value) => throughTable(page, { name, value });

/** As on a device that has never seen the page, which must not be open. */
export async function wipe({ context, page, world }) {
  const protocol = await context.newCDPSession(page);
  const storageTypes = "local_storage,indexeddb";
  await protocol.send("Storage.clearDataForOrigin", {
    origin: new URL(world.url).origin,
    storageTypes,
  });
  await protocol.detach();
}

/** Neither storage takes anything any more. */
export const fillUp = (page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("no", "QuotaExceededError");
    };
    Storage.prototype.setItem = refuse;
    IDBObjectStore.prototype.put = refuse;
  });
