import { FolderObjects } from '#test/files/folder-objects.ts';
import { ObjectStoreServer } from '#test/files/object-store.ts';

const [folder = '', port = ''] = process.argv.slice(2);
await new ObjectStoreServer(new FolderObjects(folder)).start(Number(port));
console.log('the store is open');
