"""The studio that all renders share: clay, light, camera, shapes. One subject a script beside this folder."""
